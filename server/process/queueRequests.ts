import type { RequestHandler, Response } from 'express';
import { type ClientAddress, networkOf } from '#platform/http/clientAddress.ts';
import type { WorkQueue } from '#platform/http/workQueue.ts';

interface QueueingParts {
  queue: WorkQueue;
  /** In milliseconds. */
  deadline: number;
  clientAddress: ClientAddress;
}

/** Each client has a few places. An aborted request leaves the queue. */
export function queueRequests(parts: QueueingParts, route: RequestHandler): RequestHandler {
  const { queue, deadline, clientAddress } = parts;
  return async (request, response, next) => {
    const until = performance.now() + deadline;
    await queue.run(async () => route(request, response, next), {
      until: () => until,
      client: networkOf(clientAddress(request)),
      signal: endOf(response),
    });
  };
}

/** Aborted when the response was sent, or the client disconnected. */
export function endOf(response: Response): AbortSignal {
  response.locals.end ??= abortedAtEnd(response);
  return response.locals.end;
}

function abortedAtEnd(response: Response): AbortSignal {
  const controller = new AbortController();
  if (response.closed) controller.abort();
  else response.once('close', () => controller.abort());
  return controller.signal;
}
