import { isOnThisMachine } from '../../platform/http/loopback.ts';
import type { FeatureParts, OpenFeature } from '../parts/feature.ts';
import { outboxAddress } from './outboxAddress.ts';
import { outboxRoutes } from './outboxRoutes.ts';

type OutboxParts = Pick<FeatureParts, 'log' | 'renderer' | 'mailer' | 'outbox'>;

/** The page is there where the site is on this machine, and nowhere else. */
export function openOutbox({ log, renderer, mailer, outbox }: OutboxParts): OpenFeature {
  // Of a site that is elsewhere, somebody may ask through a proxy on this machine that does not say so.
  const isThere = isOnThisMachine(new URL(renderer.site.origin));
  if (mailer.goesNowhere) {
    const where = isThere ? `: they are at ${outboxAddress}, for this machine alone` : '';
    log.warn(`without SMTP_URL mails go nowhere${where}`);
  }
  return isThere ? { routes: outboxRoutes(outbox, renderer) } : {};
}
