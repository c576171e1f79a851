import { parseMessage } from '#contracts/frames/frameMessage.ts';
import { fieldsOf } from '#contracts/json/fieldsOf.ts';
import type { TrackingKind } from '#contracts/tracking.ts';

/** What a player does, as far as reports go. */
export type Playback = 'playing' | 'paused' | 'ended';

/** The player's own numbers for its states. */
const playbackStates: ReadonlyMap<unknown, Playback> = new Map([
  [0, 'ended'],
  [1, 'playing'],
  [2, 'paused'],
]);

/** What a message of the player says of its state; undefined for any other message, whatever it holds. */
export function readPlayback(message: unknown): Playback | undefined {
  const { event, info } = fieldsOf(typeof message === 'string' ? parseMessage(message) : message);
  if (event === 'onStateChange') return playbackStates.get(info);
  return event === 'infoDelivery' ? playbackStates.get(fieldsOf(info).playerState) : undefined;
}

/** The event that a change of state is; undefined for one that is none. */
export function playbackEvent(before: Playback, now: Playback): TrackingKind | undefined {
  if (now === before) return undefined;
  if (now === 'ended') return 'video-completed';
  if (now === 'paused') return before === 'playing' ? 'video-paused' : undefined;
  return before === 'paused' ? 'video-resumed' : 'video-started';
}
