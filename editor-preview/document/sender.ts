import type { OperationsReply } from '#editing/exchange.ts';
import type { Answer, Failure } from './askServer.ts';
import { batchOf } from './batchOf.ts';
import type { KeptOperation } from './documentState.ts';
import { retryWait } from './retryWait.ts';

interface SenderParts {
  /** What waits now, in order. */
  waiting: () => readonly KeptOperation[];
  send: (operations: readonly KeptOperation[]) => Promise<Answer<OperationsReply>>;
  /** Resolves when the reply was taken in. */
  receive: (reply: OperationsReply, operations: readonly KeptOperation[]) => Promise<void>;
  /** After another {@link Sender.trouble}. */
  onChanged: () => void;
}

/** Sends what waits: one request at a time, in order, again and again until the server has it. */
export interface Sender {
  /** Sends if nothing is on its way and nothing stands in the way. */
  start: () => void;
  /** Sends now, whatever stood in the way; resolves when nothing waits, or something stands in the way again. */
  all: () => Promise<void>;
  /** What stands in the way. */
  trouble: () => Failure | undefined;
  stop: () => void;
}

/** Whether less of what was sent might be taken. */
function isAboutOne({ kind }: Failure): boolean {
  return kind === 'too-large' || kind === 'refused';
}

export function createSender({ waiting, send, receive, onChanged }: SenderParts): Sender {
  let sending: Promise<void> | undefined;
  let trouble: Failure | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function sendAll(): Promise<void> {
    let most = Number.POSITIVE_INFINITY;
    while (!isStopped) {
      const operations = batchOf(waiting()).slice(0, most);
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
        most = Number.POSITIVE_INFINITY;
        await receive(answer.value, operations);
      } else if (isAboutOne(answer) && operations.length > 1) {
        // Less at once fits, and what is refused is found by itself: the others need not wait for it.
        most = Math.ceil(operations.length / 2);
      } else {
        fail(answer);
        break;
      }
    }
  }
  function fail(failure: Failure): void {
    trouble = failure;
    if (failure.kind === 'unreachable' && !isStopped) {
      timer = setTimeout(run, retryWait(failures++));
    }
    onChanged();
  }
  function run(): Promise<void> {
    clearTimeout(timer);
    sending ??= sendAll().finally(() => {
      sending = undefined;
      // What came in the very moment of its end.
      if (!trouble && !isStopped && waiting().length > 0) void run();
    });
    return sending;
  }

  return {
    start: () => {
      if (!trouble && !sending) void run();
    },
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
