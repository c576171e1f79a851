import {
  type ClientError,
  type ClientErrorBatch,
  errorsAddress,
  maxErrorsPerPage,
} from '#contracts/errors/errorReport.ts';
import { isWorthReporting, reportedError } from '#contracts/errors/errorText.ts';
import { pageFacts } from '../pageFacts.ts';
import { sendInBackground } from '../sendInBackground.ts';

export const gatherMs = 1_000;

export function watchErrors(): void {
  const reported = new Set<string>();
  let queue: ClientError[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (queue.length === 0) return;
    const batch: ClientErrorBatch = { ...pageFacts(), errors: queue };
    queue = [];
    // A lost batch is only a gap in a count.
    sendInBackground(errorsAddress, batch);
  };
  const add = (thrown: unknown, mechanism: ClientError['mechanism']): void => {
    if (reported.size >= maxErrorsPerPage || !isWorthReporting(thrown)) return;
    const error: ClientError = { ...reportedError(thrown, ownScript), mechanism };
    // Without a frame in our scripts, it comes from a browser extension.
    if (error.frames.length === 0) return;
    const key = JSON.stringify(error);
    if (reported.has(key)) return;
    reported.add(key);
    queue.push(error);
    timer ??= setTimeout(send, gatherMs);
  };

  addEventListener('error', ({ error }) => add(error, 'error'));
  addEventListener('unhandledrejection', ({ reason }) => add(reason, 'rejection'));
  addEventListener('pagehide', send);
}

export function ownScript(address: string): string | undefined {
  const { origin, pathname } = URL.parse(address) ?? {};
  return origin === location.origin ? /^\/assets\/([\w.-]{1,76}\.js)$/.exec(pathname ?? '')?.[1] : undefined;
}
