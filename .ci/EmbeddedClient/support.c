// The few C functions that Embedded Swift expects, on nothing but WASI's fd_write.

#include <stddef.h>
#include <stdint.h>

struct slice {
  const void *bytes;
  size_t count;
};

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int fd_write(int file, const struct slice *slices, size_t count, size_t *written);

extern unsigned char __heap_base;

// Memory is handed out once and never taken back: the program is short.
static uintptr_t next_free;

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (next_free == 0) next_free = (uintptr_t)&__heap_base;
  uintptr_t start = (next_free + alignment - 1) & ~(uintptr_t)(alignment - 1);
  uintptr_t end = start + size;
  uintptr_t limit = __builtin_wasm_memory_size(0) * 65536;
  if (end > limit && __builtin_wasm_memory_grow(0, (end - limit + 65535) / 65536) == (size_t)-1)
    return 12;
  next_free = end;
  *result = (void *)start;
  return 0;
}

void *malloc(size_t size) {
  void *result = NULL;
  return posix_memalign(&result, 16, size) == 0 ? result : NULL;
}

void free(void *pointer) { (void)pointer; }

void *memmove(void *target, const void *source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  if (to < from)
    for (size_t i = 0; i < count; i++) to[i] = from[i];
  else
    for (size_t i = count; i > 0; i--) to[i - 1] = from[i - 1];
  return target;
}

void *memcpy(void *target, const void *source, size_t count) {
  return memmove(target, source, count);
}

void *memset(void *target, int value, size_t count) {
  unsigned char *to = target;
  for (size_t i = 0; i < count; i++) to[i] = (unsigned char)value;
  return target;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t i = 0; i < count; i++)
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// The seed of hashing. Nothing that is printed may depend on it, so any bytes will do.
void arc4random_buf(void *target, size_t count) { memset(target, 0x5A, count); }

uintptr_t __stack_chk_guard = 0x5AFE57AC;

void __stack_chk_fail(void) { __builtin_trap(); }

// The product of two 128-bit integers, in the halves that the machine can multiply.
__int128 __multi3(__int128 left, __int128 right) {
  uint64_t a = (uint64_t)left, b = (uint64_t)right;
  uint64_t a_low = a & 0xFFFFFFFF, a_high = a >> 32, b_low = b & 0xFFFFFFFF, b_high = b >> 32;
  uint64_t low = a_low * b_low, middle = a_high * b_low + (low >> 32);
  uint64_t other = a_low * b_high + (middle & 0xFFFFFFFF);
  uint64_t high = a_high * b_high + (middle >> 32) + (other >> 32);
  high += (uint64_t)((unsigned __int128)left >> 64) * b;
  high += a * (uint64_t)((unsigned __int128)right >> 64);
  return (__int128)(((unsigned __int128)high << 64) | ((other << 32) | (low & 0xFFFFFFFF)));
}

static char buffer[4096];
static size_t buffered;

static void flush(void) {
  struct slice slice = {buffer, buffered};
  size_t written;
  fd_write(1, &slice, 1, &written);
  buffered = 0;
}

int putchar(int character) {
  buffer[buffered++] = (char)character;
  if (buffered == sizeof buffer) flush();
  return character;
}

int swift_main(int argc, char **argv) __asm__("__main_argc_argv");

__attribute__((export_name("_start"))) void _start(void) {
  swift_main(0, NULL);
  flush();
}
