import type { RequestHandler } from 'express';
import type { Document } from '#shell/document/document.ts';
import type { ShellPages } from '../pages/shellPages.ts';
import type { SendPage } from './pageSender.ts';

/** Rendered again when the configuration changes. @param around another object after a change */
export function fixedPagesRoute(
  pages: ShellPages['fixed'],
  send: SendPage,
  around: () => unknown = () => undefined,
): RequestHandler {
  const made = new Map<string, { document: Document; around: unknown }>();
  return async (request, response, next) => {
    const render = pages.get(request.path);
    if (!render || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    response.locals.route = 'fixed';
    const cached = made.get(request.path);
    const now = around();
    const document = cached && cached.around === now ? cached.document : render();
    made.set(request.path, { document, around: now });
    await send(request, response, { document, isShared: true, changesWith: [] });
  };
}
