import type { FeatureParts, OpenFeature } from '#feature-kit/feature.ts';
import { type PageRoute, page, type RouteRequest } from '#feature-kit/route.ts';
import { isFromThisMachine } from '#platform/http/clientAddress.ts';
import { notFound } from '#platform/http/httpError.ts';
import { isOnThisMachine } from '#platform/http/loopback.ts';
import type { Outbox } from '#platform/outbox.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { outboxAddress } from './outboxAddress.ts';
import { outboxPage } from './outboxPage.tsx';

type OutboxParts = Pick<FeatureParts, 'log' | 'renderer' | 'mailer' | 'outbox' | 'isDevelopment'>;

/** Requires development or OUTBOX: requests through a local proxy without headers look like local ones. */
export function openOutbox(
  { log, renderer, mailer, outbox, isDevelopment }: OutboxParts,
  { show }: { show: 'on' | 'off' | undefined },
): OpenFeature {
  const isWanted = show === undefined ? isDevelopment : show === 'on';
  const isThere = isWanted && isOnThisMachine(new URL(renderer.site.origin));
  if (mailer.goesNowhere) {
    const where = isThere
      ? `they are at ${outboxAddress}, only on this machine`
      : 'OUTBOX=on shows them if the site is on this machine';
    log.warn(`without SMTP_URL mails are not sent: ${where}`);
  }
  return isThere ? { routes: outboxRoutes(outbox, renderer) } : {};
}

/** For this machine only: mails contain links that confirm sign-ups. */
export function outboxRoutes(outbox: Outbox, shell: PageShell): PageRoute[] {
  function requireThisMachine(request: RouteRequest): void {
    if (!isFromThisMachine(request)) throw notFound();
  }

  return [
    page(`GET ${outboxAddress}`, (request) => {
      requireThisMachine(request);
      return { document: outboxPage(outbox.entries(), shell) };
    }),
    page(`GET ${outboxAddress}/pass/:data`, (request) => {
      requireThisMachine(request);
      const passes = outbox
        .entries()
        .filter(({ kind, source }) => kind === 'pass' && source === request.params.data);
      if (passes.length === 0) throw notFound();
      return { document: outboxPage(passes, shell) };
    }),
  ];
}
