/**
 * Marks an event that repeats what a reader did before an island could answer. It happened once, so it is counted
 * once. A registered symbol, because loader and runtime are separate scripts that share no module.
 */
const replayedMark = Symbol.for('pagewell.replayed');

export function markAsReplayed<Kind extends Event>(event: Kind): Kind {
  Reflect.set(event, replayedMark, true);
  return event;
}

export function isReplayed(event: Event): boolean {
  return Reflect.get(event, replayedMark) === true;
}
