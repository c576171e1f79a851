import { newsletterAddresses } from '../../contracts/newsletter.ts';
import { isFromThisMachine } from '../../platform/http/clientAddress.ts';
import { notFound } from '../../platform/http/httpError.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { PageShell } from '../../shell/document/pageShell.ts';
import { type PageRoute, page } from '../parts/route.ts';
import { outboxPage } from './outboxPage.tsx';

/** `GET /outbox`, for this machine alone: mails hold links that sign people up. */
export function outboxRoute(outbox: Outbox, shell: PageShell): PageRoute {
  return page(`GET ${newsletterAddresses.outbox}`, {
    handle: (request) => {
      if (!isFromThisMachine(request)) throw notFound();
      return { document: outboxPage(outbox.mails(), shell) };
    },
  });
}
