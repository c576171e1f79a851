import { type PageRoute, page, type RouteRequest } from '#feature-kit/route.ts';
import { isFromThisMachine } from '#platform/http/clientAddress.ts';
import { notFound } from '#platform/http/httpError.ts';
import type { Outbox } from '#platform/outbox.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { outboxAddress } from './outboxAddress.ts';
import { outboxPage } from './outboxPage.tsx';

/** For this machine only: mails contain links that confirm sign-ups. */
export function outboxRoutes(outbox: Outbox, shell: PageShell): PageRoute[] {
  function requireThisMachine(request: RouteRequest): void {
    if (!isFromThisMachine(request)) throw notFound();
  }

  return [
    page(`GET ${outboxAddress}`, {
      handle: (request) => {
        requireThisMachine(request);
        return { document: outboxPage(outbox.entries(), shell) };
      },
    }),
    page(`GET ${outboxAddress}/pass/:data`, {
      handle: (request) => {
        requireThisMachine(request);
        const passes = outbox
          .entries()
          .filter(({ kind, source }) => kind === 'pass' && source === request.params.data);
        if (passes.length === 0) throw notFound();
        return { document: outboxPage(passes, shell) };
      },
    }),
  ];
}
