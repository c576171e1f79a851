import type { RequestHandler } from 'express';
import type { Document } from '../../shell/renderPage.ts';
import { pageHeaders } from '../pages/pageHeaders.ts';
import type { ReadyAnswer } from '../pages/readyAnswer.ts';
import { readyPage } from '../pages/readyPage.ts';
import { sendAnswer } from '../pages/sendAnswer.ts';
import type { ShellPages } from '../pages/shellPages.ts';

/** The fixed pages of the specification §2.1. Each is made when it is first asked for, and never changes. */
export function fixedPagesRoute(pages: ShellPages['fixed'], { https }: { https: boolean }): RequestHandler {
  const made = new Map<string, Promise<ReadyAnswer>>();
  const makePage = ({ html, css }: Document) =>
    readyPage(html, { headers: pageHeaders({ css, https, shared: true }) });
  return async (request, response, next) => {
    const render = pages.get(request.path);
    if (!render || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    response.locals.route = 'fixed';
    const page = made.get(request.path) ?? makePage(render());
    made.set(request.path, page);
    sendAnswer(request, response, await page);
  };
}
