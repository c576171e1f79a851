import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Lifecycle } from './lifecycle.ts';

interface ShutdownOptions {
  server: Server;
  lifecycle: Lifecycle;
  log: Logger;
  /** How long requests are still accepted, so that load balancers can react, in milliseconds. */
  delay: number;
  /** How long requests in flight may take after that, in milliseconds. */
  limit: number;
  /** Closes the store and other resources. */
  close: () => Promise<void>;
  exit: (code: number) => void;
}

/** How long closing the store may take before the process exits anyway. */
const closeLimit = 5_000;

/**
 * Ends the process without failing a request: become unready, answer during the delay, stop accepting, finish requests up to the limit, close
 * the store.
 */
export class GracefulShutdown {
  readonly #options: ShutdownOptions;
  #isUnderWay = false;

  constructor(options: ShutdownOptions) {
    this.#options = options;
  }

  /** Handles signals and uncaught errors. */
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
    // Exits even if closing hangs.
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

/** Stops accepting connections, and waits for requests in flight up to the limit. */
async function closeServer(server: Server, limit: number, log: Logger): Promise<void> {
  const cutOff = setTimeout(() => {
    log.warn('some requests did not end in time; their connections are cut');
    server.closeAllConnections();
  }, limit);
  // Node closes idle connections once; those that become idle later would stay open.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cutOff);
  clearInterval(sweep);
}

const sweepInterval = 250;
