import type { RequestHandler } from 'express';
import type { Lifecycle } from './lifecycle.ts';

/** Closes connections with each answer, so that clients reconnect elsewhere. */
export function closeWhenDraining(lifecycle: Lifecycle): RequestHandler {
  return (_request, response, next) => {
    if (lifecycle.isDraining) response.shouldKeepAlive = false;
    next();
  };
}
