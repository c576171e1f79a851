import { Registry } from 'prom-client';
import type { PartnerKind, Partners } from '#feature-kit/partners.ts';
import { PartnerGate } from '#features/partners/partnerGate.ts';
import { quietLog } from '../content/quietLog.ts';

export const agreed = 'pagewell_consent=yes';
export const refused = 'pagewell_consent=no';

/** Long enough that a busy machine is never taken for a slow partner, in milliseconds. */
const patience = 20_000;

/** The gate as it is, with this kind of partner listed; who has agreed, the cookie says. */
export function gateTo(kind: PartnerKind): Partners {
  const gate = new PartnerGate({
    services: () => [{ kind }],
    saysYes: ({ cookie }) => cookie === agreed,
    hasAgreed: async ({ cookie }) => cookie === agreed,
    registry: new Registry(),
    log: quietLog(),
  });
  return { connect: (to, options) => gate.connect(to, { timeLimitMs: patience, ...options }) };
}
