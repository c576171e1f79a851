import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Lifecycle } from './lifecycle.ts';

interface ShutdownOptions {
  server: Server;
  lifecycle: Lifecycle;
  log: Logger;
  /** How long requests are still taken, so that a load balancer can turn away first. In milliseconds, like the next. */
  delay: number;
  /** How long requests under way may take to end after that. */
  limit: number;
  /** Ends the store and whatever else must not be torn. */
  close: () => Promise<void>;
  exit: (code: number) => void;
}

/** After the connections are gone, closing the store may take so long before the process ends anyway. */
const closeLimit = 5_000;

/**
 * Ends the process without failing a request: say that we are not ready any more, still answer for a while, take no
 * more connections, let what is under way end, close the store, go. What hangs is cut off at a limit.
 */
export class GracefulShutdown {
  readonly #options: ShutdownOptions;
  #isUnderWay = false;

  constructor(options: ShutdownOptions) {
    this.#options = options;
  }

  /** Listens for the signals that end a process, and for errors that nobody caught. */
  listen(): void {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => this.#onSignal(signal));
    const onError = (err: unknown, origin: string) => {
      this.#options.log.fatal({ err, origin }, 'an error that nobody caught; the process ends');
      void this.end(1);
    };
    process.on('uncaughtException', onError);
    process.on('unhandledRejection', (reason) => onError(reason, 'unhandledRejection'));
  }

  #onSignal(signal: string): void {
    if (this.#isUnderWay) {
      this.#options.log.warn({ signal }, 'told to end for the second time: ends at once');
      this.#options.exit(1);
      return;
    }
    this.#options.log.info({ signal }, 'told to end');
    void this.end(0);
  }

  async end(code: number): Promise<void> {
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    const { server, lifecycle, log, delay, limit, close, exit } = this.#options;
    // Should anything below hang, this ends the process all the same.
    setTimeout(
      () => {
        log.error('ending took too long; what is still open is torn');
        exit(code || 1);
      },
      delay + limit + closeLimit,
    ).unref();

    lifecycle.drain();
    await new Promise((resolve) => setTimeout(resolve, delay));
    await closeServer(server, limit, log);
    try {
      await close();
      log.info('ended');
      exit(code);
    } catch (error) {
      log.error({ err: error }, 'the store could not be closed');
      exit(code || 1);
    }
  }
}

/** Takes no more connections and waits until the last answer is out, but not for ever. */
async function closeServer(server: Server, limit: number, log: Logger): Promise<void> {
  const cutOff = setTimeout(() => {
    log.warn('some requests did not end in time; their connections are cut');
    server.closeAllConnections();
  }, limit);
  // Node closes quiet connections once; one that falls quiet later would stay until its client leaves.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cutOff);
  clearInterval(sweep);
}

const sweepInterval = 250;
