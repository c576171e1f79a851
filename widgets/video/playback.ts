import { parseMessage } from '#contracts/frames/frameMessage.ts';
import { fieldsOf } from '#contracts/json/fieldsOf.ts';
import type { TrackingKind } from '#contracts/tracking.ts';

export type Playback = 'playing' | 'paused' | 'ended';

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

export function playbackEvent(before: Playback, now: Playback): TrackingKind | undefined {
  if (now === before) return undefined;
  if (now === 'ended') return 'video-completed';
  if (now === 'paused') return before === 'playing' ? 'video-paused' : undefined;
  return before === 'paused' ? 'video-resumed' : 'video-started';
}
