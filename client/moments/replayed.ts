/** A replayed event must not be counted twice. Registered, because loader and runtime share no module. */
const replayedMark = Symbol.for('pagewell.replayed');

export function markAsReplayed<Kind extends Event>(event: Kind): Kind {
  Reflect.set(event, replayedMark, true);
  return event;
}

export function isReplayed(event: Event): boolean {
  return Reflect.get(event, replayedMark) === true;
}
