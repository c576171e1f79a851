import { maxOperations, maxOperationsBytes } from '../../contracts/editing/exchange.ts';
import type { Operation } from '../../contracts/editing/operation.ts';

/** For what is around the operations in a request. */
const bytesAround = 1024;
const encoder = new TextEncoder();

/** As many of the operations, from the first on, as one request may hold; at least one. */
export function batchOf(operations: readonly Operation[]): readonly Operation[] {
  let room = maxOperationsBytes - bytesAround;
  let count = 0;
  for (const operation of operations.slice(0, maxOperations)) {
    room -= encoder.encode(JSON.stringify(operation)).length + 1;
    if (room < 0) break;
    count++;
  }
  return operations.slice(0, Math.max(1, count));
}
