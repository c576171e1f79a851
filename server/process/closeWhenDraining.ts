import type { RequestHandler } from 'express';
import type { Lifecycle } from './lifecycle.ts';

/** While the process ends, every answer asks its client to come back on a new connection, which leads elsewhere. */
export function closeWhenDraining(lifecycle: Lifecycle): RequestHandler {
  return (_request, response, next) => {
    if (lifecycle.isDraining) response.shouldKeepAlive = false;
    next();
  };
}
