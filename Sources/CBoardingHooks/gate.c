#include "CBoardingHooks.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

struct boarding_gate {
  pthread_mutex_t mutex;
  pthread_cond_t bell;
};

// A span is waited for on a clock that nobody sets.

static int make_bell(pthread_cond_t *bell) {
#ifdef __APPLE__
  return pthread_cond_init(bell, NULL);
#else
  pthread_condattr_t attributes;
  int failure = pthread_condattr_init(&attributes);
  if (!failure) failure = pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  return failure ? failure : pthread_cond_init(bell, &attributes);
#endif
}

struct boarding_gate *boarding_gate_make(void) {
  struct boarding_gate *gate = malloc(sizeof *gate);
  if (!gate || pthread_mutex_init(&gate->mutex, NULL) || make_bell(&gate->bell)) {
    abort();
  }
  return gate;
}

void boarding_gate_lock(struct boarding_gate *gate) { pthread_mutex_lock(&gate->mutex); }

void boarding_gate_unlock(struct boarding_gate *gate) { pthread_mutex_unlock(&gate->mutex); }

void boarding_gate_ring(struct boarding_gate *gate) { pthread_cond_signal(&gate->bell); }

bool boarding_gate_wait(struct boarding_gate *gate, uint32_t milliseconds) {
  struct timespec end = {milliseconds / 1000, (long)(milliseconds % 1000) * 1000000};
#ifdef __APPLE__
  return pthread_cond_timedwait_relative_np(&gate->bell, &gate->mutex, &end) == 0;
#else
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  end.tv_sec += now.tv_sec;
  end.tv_nsec += now.tv_nsec;
  if (end.tv_nsec >= 1000000000) {
    end.tv_sec += 1;
    end.tv_nsec -= 1000000000;
  }
  return pthread_cond_timedwait(&gate->bell, &gate->mutex, &end) == 0;
#endif
}
