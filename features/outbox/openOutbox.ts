import type { FeatureParts, OpenFeature } from '#feature-kit/feature.ts';
import { isOnThisMachine } from '#platform/http/loopback.ts';
import { outboxAddress } from './outboxAddress.ts';
import { outboxRoutes } from './outboxRoutes.ts';

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
      ? `they are at ${outboxAddress}, for this machine alone`
      : 'OUTBOX=on shows them to this machine, where the site is on it';
    log.warn(`without SMTP_URL mails are not sent: ${where}`);
  }
  return isThere ? { routes: outboxRoutes(outbox, renderer) } : {};
}
