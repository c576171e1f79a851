import type { Request, Response } from 'express';
import type { Document } from '../../shell/renderPage.ts';
import { createAnswer } from '../pages/answer.ts';
import { pageHeaders } from '../pages/pageHeaders.ts';
import { sendAnswer } from '../pages/sendAnswer.ts';
import type { PolicyFacts } from '../security/contentSecurityPolicy.ts';

interface ToolPageOptions extends Omit<PolicyFacts, 'css'> {
  status?: number;
}

/** Sends a page that is for those who make the publication. */
export type SendToolPage = (
  request: Request,
  response: Response,
  page: Document,
  options?: ToolPageOptions,
) => void;

/** A tool's pages show the state of the moment, and are nothing for caches and search engines. */
export function toolPageSender({ https }: { https: boolean }): SendToolPage {
  return (request, response, { html, css }, { status = 200, ...policy } = {}) => {
    const headers = {
      ...pageHeaders({ ...policy, css, https, shared: false }),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    };
    sendAnswer(request, response, createAnswer(html, { status, headers }));
  };
}
