import { pipeline } from 'node:stream/promises';
import { type RequestHandler, type Response, Router } from 'express';
import { maxPostedBytes } from '#feature-kit/postedBody.ts';
import type {
  ApiReply,
  ApiRoute,
  AssetRoute,
  Guard,
  PageRoute,
  Route,
  StreamRoute,
  TextRoute,
} from '#feature-kit/route.ts';
import type { ClientAddress } from '#platform/http/clientAddress.ts';
import { methodNotAllowed } from '#platform/http/httpError.ts';
import type { RateLimits } from '#platform/http/rateLimits.ts';
import type { WorkQueue } from '#platform/http/workQueue.ts';
import { named } from '../observability/observeRequests.ts';
import type { Lifecycle } from '../process/lifecycle.ts';
import { queueRequests } from '../process/queueRequests.ts';
import {
  type SecurityFacts,
  securityHeadersOfData,
  setSecurityHeaders,
} from '../security/securityHeaders.ts';
import { EventStreams } from './eventStreams.ts';
import type { SendPage } from './pageSender.ts';
import { limited, limitedBytes, onlyOwnPages, readBody, routeRequest } from './routeRequest.ts';

interface PipelineParts {
  send: SendPage;
  lifecycle: Lifecycle;
  queue: WorkQueue;
  deadline: number;
  security: SecurityFacts;
  siteOrigin: string;
  clientAddress: ClientAddress;
  limits: RateLimits;
}

export function featureRoutes(routes: readonly Route[], parts: PipelineParts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const route of routes) {
    if (route.kind === 'guard') router.use(route.path, named(route.path), guarding(route, parts));
    else mount(router, route, parts);
  }
  for (const [path, methods] of methodsOfData(routes)) {
    router.all(path, named(path), forPrograms, () => {
      throw methodNotAllowed(methods.join(', '));
    });
  }
  return router;
}

function mount(router: Router, route: Exclude<Route, Guard>, parts: PipelineParts): void {
  const { path, method, limit, bytesLimit, reads, takesFromAnywhere, waits } = route;
  const answering = answer(route, parts);
  const steps = [
    named(path),
    ...(route.kind === 'page' ? [] : [forPrograms, setSecurityHeaders(parts.security)]),
    ...(method === 'GET' || takesFromAnywhere ? [] : [onlyOwnPages(parts.siteOrigin)]),
    ...(bytesLimit && reads ? [limitedBytes(bytesLimit, reads.maxBytes, parts.clientAddress)] : []),
    ...(limit ? [limited(parts.limits.of(`${method} ${path}`, limit), parts.clientAddress)] : []),
    ...bodyOf(method, reads),
    waits ? queueRequests(parts, answering) : answering,
  ];
  const mounted = router.route(path);
  if (method === 'GET') mounted.get(steps);
  else if (method === 'POST') mounted.post(steps);
  else if (method === 'PUT') mounted.put(steps);
  else if (method === 'PATCH') mounted.patch(steps);
  else mounted.delete(steps);
}

/** An unread body must not exceed the largest of readers' forms. */
function bodyOf(method: string, reads: Exclude<Route, Guard>['reads']): RequestHandler[] {
  if (reads) return readBody(reads);
  return method === 'GET' ? [] : readBody({ maxBytes: maxPostedBytes });
}

function answer(route: Exclude<Route, Guard>, parts: PipelineParts): RequestHandler {
  switch (route.kind) {
    case 'page':
      return answerPage(route, parts);
    case 'api':
      return answerData(route, parts);
    case 'asset':
      return answerAsset(route, parts);
    case 'text':
      return answerText(route, parts);
    case 'stream':
      return answerStream(route, parts);
  }
}

function answerPage(route: PageRoute, { send, clientAddress }: PipelineParts): RequestHandler {
  return async (request, response, next) => {
    const reply = await route.answer(routeRequest(request, response, clientAddress));
    if (reply) return send(request, response, reply);
    delete response.locals.route;
    next();
  };
}

/** Uncached by default; errors are JSON too. */
function answerData(route: ApiRoute, { clientAddress }: PipelineParts): RequestHandler {
  return async (request, response) => {
    sendData(response, await route.answer(routeRequest(request, response, clientAddress)));
  };
}

function sendData(response: Response, { status = 200, body, caching = 'no-store', headers }: ApiReply): void {
  response.status(status).set({ ...headers, 'Cache-Control': caching });
  if (body === undefined) response.end();
  else response.json(body);
}

/** Errors before the stream opens are JSON. */
function answerStream(route: StreamRoute, { clientAddress, lifecycle }: PipelineParts): RequestHandler {
  const streams = new EventStreams(lifecycle, route.mostPerClient);
  return async (request, response) => {
    const reply = await route.answer(routeRequest(request, response, clientAddress));
    if (request.method === 'HEAD') return void response.set('Cache-Control', 'no-store').end();
    response.locals.isStream = true;
    streams.begin(response, clientAddress(request), reply);
  };
}

/** Under headers that let nothing in them run. */
function answerAsset(route: AssetRoute, { clientAddress }: PipelineParts): RequestHandler {
  return async (request, response) => {
    const reply = await route.answer(routeRequest(request, response, clientAddress));
    response.set({ ...reply.headers, 'Cache-Control': reply.caching });
    if ('redirect' in reply) response.redirect(302, reply.redirect);
    else response.type(reply.type).send(reply.bytes);
  };
}

/** An error ends the connection, so that no client takes the text for complete. */
function answerText(route: TextRoute, { clientAddress }: PipelineParts): RequestHandler {
  return async (request, response) => {
    const reply = await route.answer(routeRequest(request, response, clientAddress));
    response.set({ 'X-Robots-Tag': 'noindex', ...reply.headers, 'Cache-Control': 'no-store' });
    response.type(reply.type);
    if (request.method === 'HEAD') response.end();
    else await pipeline(reply.pieces, response);
  };
}

function guarding(guard: Guard, { send, clientAddress, security }: PipelineParts): RequestHandler {
  const secured = securityHeadersOfData(security);
  return async (request, response, next) => {
    const reply = await guard.answer({ ...routeRequest(request, response, clientAddress), body: undefined });
    if (reply && 'person' in reply) {
      response.locals.person = reply.person;
      next();
    } else if (!reply) next();
    else if ('document' in reply) await send(request, response, reply);
    else sendData(response, { ...reply, headers: { ...secured, ...reply.headers } });
  };
}

/** Errors are JSON instead of a page. */
const forPrograms: RequestHandler = (_request, response, next) => {
  response.locals.forPrograms = true;
  next();
};

function methodsOfData(routes: readonly Route[]): Map<string, string[]> {
  const data = routes.filter((route) => route.kind !== 'page' && route.kind !== 'guard');
  const byPath = Map.groupBy(data, ({ path }) => path);
  return new Map(
    [...byPath].map(([path, same]) => [
      path,
      same.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
    ]),
  );
}
