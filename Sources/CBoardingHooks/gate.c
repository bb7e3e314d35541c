#include "CBoardingHooks.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

struct boarding_gate {
  pthread_mutex_t mutex;
  pthread_cond_t bell;
};

struct boarding_gate *boarding_gate_make(void) {
  struct boarding_gate *gate = malloc(sizeof *gate);
  if (!gate || pthread_mutex_init(&gate->mutex, NULL) || pthread_cond_init(&gate->bell, NULL)) {
    abort();
  }
  return gate;
}

void boarding_gate_lock(struct boarding_gate *gate) { pthread_mutex_lock(&gate->mutex); }

void boarding_gate_unlock(struct boarding_gate *gate) { pthread_mutex_unlock(&gate->mutex); }

void boarding_gate_ring(struct boarding_gate *gate) { pthread_cond_signal(&gate->bell); }

bool boarding_gate_wait(struct boarding_gate *gate, uint32_t milliseconds) {
  struct timespec end;
  clock_gettime(CLOCK_REALTIME, &end);
  end.tv_sec += milliseconds / 1000;
  end.tv_nsec += (long)(milliseconds % 1000) * 1000000;
  if (end.tv_nsec >= 1000000000) {
    end.tv_sec += 1;
    end.tv_nsec -= 1000000000;
  }
  return pthread_cond_timedwait(&gate->bell, &gate->mutex, &end) == 0;
}
