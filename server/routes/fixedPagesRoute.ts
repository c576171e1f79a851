import type { RequestHandler } from 'express';
import type { Document } from '../../shell/page/document.ts';
import type { ShellPages } from '../pages/shellPages.ts';
import type { SendPage } from './pageSender.ts';

/** The fixed pages of the site. Each is made when it is first asked for, and never changes. */
export function fixedPagesRoute(pages: ShellPages['fixed'], send: SendPage): RequestHandler {
  const made = new Map<string, Document>();
  return async (request, response, next) => {
    const render = pages.get(request.path);
    if (!render || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    response.locals.route = 'fixed';
    const document = made.get(request.path) ?? render();
    made.set(request.path, document);
    await send(request, response, { document, isShared: true });
  };
}
