import type { RequestHandler } from 'express';
import type { HostApart } from '#feature-kit/feature.ts';
import { notFound } from '#platform/http/httpError.ts';

/** Health checks, which may use any host. */
const health = ['/healthz', '/readyz'];

/** Code on such a host would be same-origin with the site's pages. */
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
