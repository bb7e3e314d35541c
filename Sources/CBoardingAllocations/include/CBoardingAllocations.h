#ifndef C_BOARDING_ALLOCATIONS_H
#define C_BOARDING_ALLOCATIONS_H

#include <stdint.h>

/// What the allocator has done.
struct boarding_allocations {
  /// How many times this thread has asked for memory.
  uint64_t count;
  /// How many bytes this thread has asked for, freed ones included.
  uint64_t bytes;
  /// How many bytes the program uses now, with what the allocator adds to each piece.
  uint64_t bytes_in_use;
};

/// Returns what the allocator has done so far. Everything is 0 where it cannot be counted.
struct boarding_allocations boarding_allocations_now(void);

/// Begins to weigh what this thread holds.
void boarding_weigh_begin(void);

/// Ends the weighing.
///
/// Returns the most bytes that this thread held at a time, beyond those that it held at the
/// beginning.
uint64_t boarding_weigh_end(void);

/// Returns the nanoseconds that the processor has spent on this thread.
///
/// Unlike the time on the wall it does not count what other programs take in between.
uint64_t boarding_thread_nanoseconds(void);

#endif
