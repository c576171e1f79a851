import type { RequestHandler } from 'express';
import type { HostApart } from '#features/parts/feature.ts';
import { notFound } from '#platform/http/httpError.ts';

/** By which somebody outside looks whether this server runs, at whatever host. */
const health = ['/healthz', '/readyz'];

/**
 * Keeps pages of the site off hosts that are there for something else: what runs at such a host could open them, and reach into
 * them as if they were its own.
 */
export function hostsApart(hosts: readonly HostApart[]): RequestHandler {
  const byHost = new Map(hosts.map(({ host, at }) => [host, at]));
  return ({ headers, path }, response, next) => {
    const at = byHost.get(headers.host?.toLowerCase() ?? '');
    const isThere = at === path.slice(0, path.lastIndexOf('/')) || health.includes(path);
    if (at === undefined || isThere) return next();
    response.locals.forPrograms = true;
    throw notFound();
  };
}
