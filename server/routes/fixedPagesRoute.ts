import type { RequestHandler } from 'express';
import type { Document } from '../../shell/renderPage.ts';
import { createAnswer } from '../pages/answer.ts';
import { KeptAnswer } from '../pages/keptAnswer.ts';
import { pageHeaders } from '../pages/pageHeaders.ts';
import { sendKept } from '../pages/sendAnswer.ts';
import type { ShellPages } from '../pages/shellPages.ts';

/** The fixed pages of the site. Each is made when it is first asked for, and never changes. */
export function fixedPagesRoute(pages: ShellPages['fixed'], { https }: { https: boolean }): RequestHandler {
  const made = new Map<string, KeptAnswer>();
  const make = ({ html, css }: Document) =>
    new KeptAnswer(createAnswer(html, { headers: pageHeaders({ css, https, shared: true }) }));
  return async (request, response, next) => {
    const render = pages.get(request.path);
    if (!render || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    response.locals.route = 'fixed';
    const page = made.get(request.path) ?? make(render());
    made.set(request.path, page);
    await sendKept(request, response, page);
  };
}
