#ifndef C_BOARDING_HOOKS_H
#define C_BOARDING_HOOKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// An executor as the runtime of Swift hands it around: an object, and what it can do.
struct boarding_executor {
  /// The object.
  uintptr_t identity;
  /// Its witness table, with bits that say how it is compared.
  uintptr_t implementation;
};

/// What a simulation wants of the runtime while its thread belongs to it.
struct boarding_hooks {
  /// What is handed to the functions.
  void *_Nonnull context;
  /// Takes a job that would run on the pool of the system.
  void (*_Nonnull adopt)(void *_Nonnull context, void *_Nonnull job);
  /// The executor that stands for the main actor, or zeros for the real one.
  struct boarding_executor main;
};

/// Gives this thread to a simulation, or takes it back.
///
/// The first call sets the hooks of the runtime. They look at the thread, so that all other threads
/// go on as before.
///
/// @param hooks What the simulation wants, alive until the thread is taken back; NULL takes it back.
/// @return What the thread was given to before, or NULL.
struct boarding_hooks *_Nullable boarding_hooks_exchange(struct boarding_hooks *_Nullable hooks);

/// Returns the context of the simulation to which this thread belongs, or NULL.
void *_Nullable boarding_hooks_context(void);

/// Lets a job run on the main actor of the system, whatever this thread belongs to.
void boarding_enqueue_main(void *_Nonnull job);

/// Lets a job run on the pool of the system, whatever this thread belongs to.
void boarding_enqueue_global(void *_Nonnull job);

/// A number that no other running thread has.
uintptr_t boarding_thread_identity(void);

/// A lock with a bell: who waits for it to ring lets go of the lock meanwhile.
struct boarding_gate;

/// Makes a gate.
struct boarding_gate *_Nonnull boarding_gate_make(void);

/// Waits until nobody else holds the gate, and holds it.
void boarding_gate_lock(struct boarding_gate *_Nonnull gate);

/// Lets go of a gate.
void boarding_gate_unlock(struct boarding_gate *_Nonnull gate);

/// Wakes who waits at a gate that is held.
void boarding_gate_ring(struct boarding_gate *_Nonnull gate);

/// Waits at a gate that is held until it rings or real time has passed.
///
/// @param milliseconds How long to wait at the most.
/// @return False if the time was over first.
bool boarding_gate_wait(struct boarding_gate *_Nonnull gate, uint32_t milliseconds);

#endif
