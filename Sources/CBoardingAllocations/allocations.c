#include "CBoardingAllocations.h"

#include <stddef.h>
#include <time.h>

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define BOARDING_HAS_OTHER_ALLOCATOR
#endif
#endif

#if defined(__GLIBC__) && !defined(BOARDING_HAS_OTHER_ALLOCATOR)

#include <errno.h>
#include <malloc.h>

// Each thread counts for itself: shared counters would slow down what is measured.
static _Thread_local uint64_t count;
static _Thread_local uint64_t bytes;

// What is held, and the most of it; only counted while somebody weighs, as it takes time.
static _Thread_local int is_weighing;
static _Thread_local int64_t held;
static _Thread_local int64_t most_held;

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static void *weigh(void *pointer) {
  if (is_weighing && pointer != NULL) {
    held += (int64_t)malloc_usable_size(pointer);
    if (held > most_held) most_held = held;
  }
  return pointer;
}

void *malloc(size_t size) {
  count += 1;
  bytes += size;
  return weigh(__libc_malloc(size));
}

void *calloc(size_t elements, size_t size) {
  count += 1;
  bytes += elements * size;
  return weigh(__libc_calloc(elements, size));
}

void *realloc(void *pointer, size_t size) {
  count += 1;
  bytes += size;
  if (!is_weighing) return __libc_realloc(pointer, size);
  int64_t before = pointer == NULL ? 0 : (int64_t)malloc_usable_size(pointer);
  void *result = weigh(__libc_realloc(pointer, size));
  // A large block may move while both are held, and may not; the new one counts beside the old one.
  if (result != NULL || size == 0) held -= before;
  return result;
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  bytes += size;
  return weigh(__libc_memalign(alignment, size));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count += 1;
  bytes += size;
  *result = weigh(__libc_memalign(alignment, size));
  return *result == NULL ? ENOMEM : 0;
}

void free(void *pointer) {
  if (is_weighing && pointer != NULL) held -= (int64_t)malloc_usable_size(pointer);
  __libc_free(pointer);
}

void boarding_weigh_begin(void) {
  held = 0;
  most_held = 0;
  is_weighing = 1;
}

uint64_t boarding_weigh_end(void) {
  is_weighing = 0;
  return (uint64_t)most_held;
}

struct boarding_allocations boarding_allocations_now(void) {
  struct mallinfo2 info = mallinfo2();
  struct boarding_allocations now = {count, bytes, info.uordblks + info.hblkhd};
  return now;
}

#else

struct boarding_allocations boarding_allocations_now(void) {
  struct boarding_allocations now = {0, 0, 0};
  return now;
}

void boarding_weigh_begin(void) {}

uint64_t boarding_weigh_end(void) { return 0; }

#endif

uint64_t boarding_thread_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}
