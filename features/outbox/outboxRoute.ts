import { isFromThisMachine } from '../../platform/http/clientAddress.ts';
import { notFound } from '../../platform/http/httpError.ts';
import type { Outbox } from '../../platform/outbox.ts';
import type { PageShell } from '../../shell/document/pageShell.ts';
import { type PageRoute, page } from '../parts/route.ts';
import { outboxAddress } from './outboxAddress.ts';
import { outboxPage } from './outboxPage.tsx';

/** `GET /outbox`, for this machine alone: mails hold links that sign people up. */
export function outboxRoute(outbox: Outbox, shell: PageShell): PageRoute {
  return page(`GET ${outboxAddress}`, {
    handle: (request) => {
      if (!isFromThisMachine(request)) throw notFound();
      return { document: outboxPage(outbox.entries(), shell) };
    },
  });
}
