import { parseMessage } from '#contracts/frames/frameMessage.ts';
import { fieldsOf } from '#contracts/json/fieldsOf.ts';
import type { TrackingKind } from '#contracts/tracking.ts';

/** A player's state, as far as it is reported. */
export type Playback = 'playing' | 'paused' | 'ended';

/** The player's numeric states. */
const playbackStates: ReadonlyMap<unknown, Playback> = new Map([
  [0, 'ended'],
  [1, 'playing'],
  [2, 'paused'],
]);

/** The state in a player's message; undefined for any other message. */
export function readPlayback(message: unknown): Playback | undefined {
  const { event, info } = fieldsOf(typeof message === 'string' ? parseMessage(message) : message);
  if (event === 'onStateChange') return playbackStates.get(info);
  return event === 'infoDelivery' ? playbackStates.get(fieldsOf(info).playerState) : undefined;
}

/** The event of a state change; undefined if it is not reported. */
export function playbackEvent(before: Playback, now: Playback): TrackingKind | undefined {
  if (now === before) return undefined;
  if (now === 'ended') return 'video-completed';
  if (now === 'paused') return before === 'playing' ? 'video-paused' : undefined;
  return before === 'paused' ? 'video-resumed' : 'video-started';
}
