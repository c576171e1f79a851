import { maxOperations, maxOperationsBytes } from '#editing/exchange.ts';
import type { QueuedOperation } from './documentState.ts';

/** For the JSON around the operations of a request. */
const bytesAround = 1024;
const encoder = new TextEncoder();

/**
 * The longest prefix of the queue that fits in a request; at least one. All from one window with the same
 * base sequence.
 */
export function batchOf<Waiting extends QueuedOperation>(waiting: readonly Waiting[]): readonly Waiting[] {
  let room = maxOperationsBytes - bytesAround;
  let count = 0;
  const first = waiting[0]?.made;
  for (const { operation, made } of waiting.slice(0, maxOperations)) {
    if (made.sender !== first?.sender || made.since !== first.since) break;
    room -= encoder.encode(JSON.stringify(operation)).length + 1;
    if (room < 0) break;
    count++;
  }
  return waiting.slice(0, Math.max(1, count));
}
