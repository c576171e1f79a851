import path from 'node:path';
import type { FeatureParts, OpenFeature } from '#feature-kit/feature.ts';
import { storedSecret } from '#platform/storedSecret.ts';
import { partiesOf } from '#shell/parties/parties.ts';
import { consentRoutes } from './consentRoutes.ts';
import { ConsentServer } from './consentServer.ts';
import { Consents } from './consents.ts';

export const consentSecretFile = 'consent-secret';

interface ConsentSettings {
  secret: string | undefined;
  cmpId: number | undefined;
  serviceUrl: string | undefined;
}

type ConsentParts = Pick<FeatureParts, 'renderer' | 'readerProfile' | 'https' | 'log'> & {
  folders: Pick<FeatureParts['folders'], 'data'>;
};

export async function openConsent(
  { renderer, readerProfile, https, folders, log }: ConsentParts,
  { secret, cmpId, serviceUrl }: ConsentSettings,
): Promise<OpenFeature> {
  const service = serviceUrl === undefined ? undefined : new ConsentServer({ address: serviceUrl, log });
  const parties = () => partiesOf(renderer.site.configuration);
  const consents = new Consents({
    parties,
    secret: secret ?? (await storedSecret(path.join(folders.data, consentSecretFile))),
    cmpId,
    countryOf: (headers) => readerProfile({ headers }).country,
    https,
    service,
  });
  const serviceHost = serviceUrl === undefined ? undefined : new URL(serviceUrl).host;
  return {
    close: () => service?.close(),
    routes: consentRoutes({ consents, parties, renderer, serviceHost, https }),
    reader: async ({ headers }) => ({ consent: await consents.disclosedTo(headers) }),
    offers: {
      saysYes: ({ headers }) => consents.saysYes(headers),
      hasFullConsent: async ({ headers }) => (await consents.factsOf(headers)).state === 'full',
    },
  };
}
