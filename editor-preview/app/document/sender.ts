import { maxOperations, maxOperationsBytes, type OperationsReply } from '#editor-preview/model/exchange.ts';
import type { Answer, Failure } from './apiClient.ts';
import type { QueuedOperation } from './documentState.ts';
import { retryWait } from './retryWait.ts';

/** For the JSON around the operations of a request. */
const envelopeBytes = 1024;
const encoder = new TextEncoder();

/** At least one operation; all from one window with the same base sequence. */
function batchOf<Queued extends QueuedOperation>(pending: readonly Queued[]): readonly Queued[] {
  let room = maxOperationsBytes - envelopeBytes;
  let count = 0;
  const first = pending[0]?.made;
  for (const { operation, made } of pending.slice(0, maxOperations)) {
    if (made.sender !== first?.sender || made.since !== first.since) break;
    room -= encoder.encode(JSON.stringify(operation)).length + 1;
    if (room < 0) break;
    count++;
  }
  return pending.slice(0, Math.max(1, count));
}

interface SenderParts {
  pending: () => readonly QueuedOperation[];
  send: (operations: readonly QueuedOperation[]) => Promise<Answer<OperationsReply>>;
  /** Resolves when the reply was applied. */
  receive: (reply: OperationsReply, operations: readonly QueuedOperation[]) => Promise<void>;
  onChanged: () => void;
}

/** Whether a smaller request might succeed. */
function isAboutBatch({ kind }: Failure): boolean {
  return kind === 'too-large' || kind === 'refused';
}

/** Sends the queue in order, one request at a time, with retries. */
export function createSender({ pending, send, receive, onChanged }: SenderParts) {
  let sending: Promise<void> | undefined;
  let trouble: Failure | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function sendAll(): Promise<void> {
    let maxCount = Number.POSITIVE_INFINITY;
    while (!isStopped) {
      const operations = batchOf(pending()).slice(0, maxCount);
      if (operations.length === 0) {
        if (trouble) {
          trouble = undefined;
          onChanged();
        }
        break;
      }
      const answer = await send(operations);
      if (answer.kind === 'done') {
        failures = 0;
        trouble = undefined;
        maxCount = Number.POSITIVE_INFINITY;
        await receive(answer.value, operations);
      } else if (isAboutBatch(answer) && operations.length > 1) {
        // Halving finds a size that fits, and isolates a refused operation: the others proceed.
        maxCount = Math.ceil(operations.length / 2);
      } else {
        fail(answer);
        break;
      }
    }
  }
  function fail(failure: Failure): void {
    trouble = failure;
    if (failure.kind === 'unreachable' && !isStopped) timer = setTimeout(run, retryWait(failures++));
    onChanged();
  }
  function run(): Promise<void> {
    clearTimeout(timer);
    sending ??= sendAll().finally(() => {
      sending = undefined;
      // Queued at the very end.
      if (!trouble && !isStopped && pending().length > 0) void run();
    });
    return sending;
  }

  return {
    /** Sends unless a request is in flight or sending is blocked. */
    start: () => {
      if (!trouble && !sending) void run();
    },
    /** Sends immediately, even if blocked; resolves when the queue is empty or blocked again. */
    all: async () => {
      await sending;
      await run();
    },
    trouble: () => trouble,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
