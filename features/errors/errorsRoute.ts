import { Counter } from 'prom-client';
import { type ClientErrorBatch, errorsAddress } from '#contracts/errors/errorReport.ts';
import { safeMessage } from '#contracts/errors/safeMessage.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import { type ApiRoute, api, json } from '#feature-kit/route.ts';
import { validateClientErrors } from '#schemas/generated/validators.js';

/** Five errors with ten stack frames each. */
const maxBodyBytes = 8_000;

/** Browsers may send anything, so texts are sanitized again. */
export function errorsRoute(parts: Pick<FeatureParts, 'log' | 'registry' | 'reportError'>): ApiRoute {
  const { log, registry, reportError } = parts;
  const counter = new Counter({
    name: 'pagewell_browser_errors_total',
    help: 'Uncaught errors in readers’ browsers.',
    labelNames: ['mechanism', 'route', 'formfactor'],
    registers: [registry],
  });
  return api(
    `POST ${errorsAddress}`,
    {
      body: json<ClientErrorBatch>(validateClientErrors, {
        maxBytes: maxBodyBytes,
        types: ['application/json', 'text/plain'],
      }),
      limit: { most: 10, seconds: 60 },
    },
    ({ body: { errors, route, formfactor, build } }) => {
      for (const { type, message = '', frames, mechanism } of errors) {
        const known = safeMessage(message);
        const error = { type, ...(known === undefined ? {} : { message: known }), frames };
        counter.inc({ mechanism, route, formfactor });
        log.warn({ ...error, route, formfactor, build }, 'a script failed in the browser of a reader');
        const tags = { mechanism, route, formfactor, ...(build === undefined ? {} : { build }) };
        reportError({ from: 'browser', ...error, tags });
      }
      return { status: 202 };
    },
  );
}
