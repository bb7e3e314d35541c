#ifndef C_BOARDING_ALLOCATIONS_H
#define C_BOARDING_ALLOCATIONS_H

#include <stdint.h>

/// What the allocator has done since the program began.
struct boarding_allocations {
  /// How many times memory was asked for.
  uint64_t count;
  /// How many bytes were asked for, freed ones included.
  uint64_t bytes;
  /// How many bytes are in use now, with what the allocator adds to each piece.
  uint64_t bytes_in_use;
};

/// Returns what the allocator has done so far. Everything is 0 where it cannot be counted.
struct boarding_allocations boarding_allocations_now(void);

/// Returns the nanoseconds that the processor has spent on this thread.
///
/// Unlike the time on the wall it does not count what other programs take in between.
uint64_t boarding_thread_nanoseconds(void);

#endif
