#include "CBoardingHooks.h"

#include <pthread.h>
#include <stdatomic.h>

#if __has_attribute(swiftcall)
#define SWIFT_CC __attribute__((swiftcall))
#else
#error "This compiler does not know the calling convention of Swift."
#endif

// The hooks are exported by the runtime of Swift and are not part of its documented interface:
// stdlib/public/runtime/Concurrency, swift/Runtime/Concurrency.h in the sources of Swift. The
// self-check of BoardingSimulation finds out whether they still do what is expected here.

typedef SWIFT_CC void (*enqueue_original)(void *job);
typedef SWIFT_CC void (*enqueue_hook)(void *job, enqueue_original original);
typedef SWIFT_CC struct boarding_executor (*main_original)(void);
typedef SWIFT_CC struct boarding_executor (*main_hook)(main_original original);

extern enqueue_hook swift_task_enqueueGlobal_hook;
extern main_hook swift_task_getMainExecutor_hook;

extern SWIFT_CC void swift_task_enqueueGlobal(void *job);
extern SWIFT_CC void swift_task_enqueueMainExecutor(void *job);

static _Thread_local struct boarding_hooks *current;

static enqueue_hook next_global;
static main_hook next_main;

static SWIFT_CC void enqueue_global(void *job, enqueue_original original) {
  if (current) return current->adopt(current->context, job);
  if (next_global) return next_global(job, original);
  original(job);
}

static SWIFT_CC struct boarding_executor get_main(main_original original) {
  if (current && current->main.identity) return current->main;
  if (next_main) return next_main(original);
  return original();
}

static void install(void) {
  next_global = swift_task_enqueueGlobal_hook;
  next_main = swift_task_getMainExecutor_hook;
  __atomic_store_n(&swift_task_enqueueGlobal_hook, enqueue_global, __ATOMIC_RELEASE);
  __atomic_store_n(&swift_task_getMainExecutor_hook, get_main, __ATOMIC_RELEASE);
}

struct boarding_hooks *boarding_hooks_exchange(struct boarding_hooks *hooks) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  struct boarding_hooks *before = current;
  current = hooks;
  return before;
}

void *boarding_hooks_context(void) { return current ? current->context : NULL; }

void boarding_enqueue_main(void *job) {
  struct boarding_hooks *before = current;
  current = NULL;
  swift_task_enqueueMainExecutor(job);
  current = before;
}

void boarding_enqueue_global(void *job) {
  struct boarding_hooks *before = current;
  current = NULL;
  swift_task_enqueueGlobal(job);
  current = before;
}

uintptr_t boarding_thread_identity(void) {
  static _Thread_local char mark;
  return (uintptr_t)&mark;
}
