import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Lifecycle } from './lifecycle.ts';

interface ShutdownOptions {
  server: Server;
  lifecycle: Lifecycle;
  log: Logger;
  /** In milliseconds, so that load balancers can react. */
  delay: number;
  /** For requests in flight, in milliseconds after the delay. */
  limit: number;
  close: () => Promise<void>;
  exit: (code: number) => void;
}

/** Then the process exits anyway. */
const closeLimitMs = 5_000;

/** Without failing a request: become unready, stop accepting after the delay, finish requests, close the store. */
export class GracefulShutdown {
  readonly #options: ShutdownOptions;
  #isUnderWay = false;

  constructor(options: ShutdownOptions) {
    this.#options = options;
  }

  listen(): void {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => this.#onSignal(signal));
    const onError = (err: unknown, origin: string) => {
      this.#options.log.fatal({ err, origin }, 'uncaught error; shutting down');
      void this.end(1);
    };
    process.on('uncaughtException', onError);
    process.on('unhandledRejection', (reason) => onError(reason, 'unhandledRejection'));
  }

  #onSignal(signal: string): void {
    if (this.#isUnderWay) {
      this.#options.log.warn({ signal }, 'second signal: exiting immediately');
      this.#options.exit(1);
      return;
    }
    this.#options.log.info({ signal }, 'shutting down');
    void this.end(0);
  }

  async end(code: number): Promise<void> {
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    const { server, lifecycle, log, delay, limit, close, exit } = this.#options;
    // Exits even if closing hangs.
    setTimeout(
      () => {
        log.error('shutdown timed out; open work is aborted');
        exit(code || 1);
      },
      delay + limit + closeLimitMs,
    ).unref();

    lifecycle.drain();
    await new Promise((resolve) => setTimeout(resolve, delay));
    await closeServer(server, limit, log);
    try {
      await close();
      log.info('stopped');
      exit(code);
    } catch (error) {
      log.error({ err: error }, 'the store could not be closed');
      exit(code || 1);
    }
  }
}

async function closeServer(server: Server, limit: number, log: Logger): Promise<void> {
  const cutOff = setTimeout(() => {
    log.warn('some requests timed out during shutdown; their connections were closed');
    server.closeAllConnections();
  }, limit);
  // Node closes idle connections once; those that become idle later would stay open.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepIntervalMs);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cutOff);
  clearInterval(sweep);
}

const sweepIntervalMs = 250;
