import type { RequestHandler } from 'express';
import type { Line } from './line.ts';

/**
 * Lets a route that costs work wait for its turn, as long as it can still be in time.
 *
 * @param deadline how long a client waits, in milliseconds
 */
export function inLine(line: Line, deadline: number, route: RequestHandler): RequestHandler {
  return async (request, response, next) => {
    const until = performance.now() + deadline;
    await line.run(
      async () => route(request, response, next),
      () => until,
    );
  };
}
