import { maxOperations, maxOperationsBytes } from '#editing/exchange.ts';
import type { KeptOperation } from './documentState.ts';

/** For what is around the operations in a request. */
const bytesAround = 1024;
const encoder = new TextEncoder();

/**
 * As many of what waits, from the first on, as one request may hold; at least one. All of them were made by one window
 * that knew the same of what others did.
 */
export function batchOf<Waiting extends KeptOperation>(waiting: readonly Waiting[]): readonly Waiting[] {
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
