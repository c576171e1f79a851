import type { Response } from 'express';
import type { StreamEvent, StreamReply } from '#feature-kit/route.ts';
import { HttpError } from '#platform/http/httpError.ts';
import type { Lifecycle } from '../process/lifecycle.ts';

/** More often than proxies drop an idle connection. */
export const heartbeatMs = 20_000;
/** Bounds streams of ended sessions and changed tokens. */
export const maxStreamMs = 15 * 60_000;
const reconnectMs = 2_000;
/** A client that reads more slowly is disconnected; it reconnects and catches up. */
const maxUnreadBytes = 8 * 1024 * 1024;

export class EventStreams {
  readonly #lifecycle: Lifecycle;
  readonly #mostPerClient: number;
  readonly #open = new Map<string, number>();

  constructor(lifecycle: Lifecycle, mostPerClient: number) {
    this.#lifecycle = lifecycle;
    this.#mostPerClient = mostPerClient;
  }

  /** @throws HttpError 429 if the client has too many open, 503 during shutdown */
  begin(response: Response, address = '', { begin }: StreamReply): void {
    if (this.#lifecycle.isDraining)
      throw new HttpError(503, 'This server is shutting down. Try again in a moment.');
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#mostPerClient)
      throw new HttpError(429, 'Too many windows are open from one address. Close some of them.');
    if (response.destroyed) return;
    this.#open.set(address, open + 1);
    response.set({
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      // Stops proxies from buffering.
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    const write = (text: string) => {
      if (response.writableLength > maxUnreadBytes) response.destroy();
      else if (!response.writableEnded) response.write(text);
    };
    write(`retry: ${reconnectMs}\n\n`);
    const end = () => void response.end();
    const heartbeat = setInterval(() => write(': here\n\n'), heartbeatMs);
    const longest = setTimeout(end, maxStreamMs);
    const stopListening = this.#lifecycle.onDrain(end);
    let stop: (() => void) | undefined;
    response.once('close', () => {
      clearInterval(heartbeat);
      clearTimeout(longest);
      stopListening();
      this.#leave(address);
      stop?.();
    });
    stop = begin({ send: (event) => write(written(event)), end });
  }

  #leave(address: string): void {
    const left = (this.#open.get(address) ?? 1) - 1;
    if (left > 0) this.#open.set(address, left);
    else this.#open.delete(address);
  }
}

function written({ name, data, id }: StreamEvent): string {
  return `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}
