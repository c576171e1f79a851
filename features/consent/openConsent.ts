import path from 'node:path';
import { fullConsent } from '../../contracts/consent.ts';
import { outsideAddress } from '../../contracts/outside/frame.ts';
import { ConfigurationError } from '../../platform/configuration/setting.ts';
import { keptSecret } from '../../platform/keptSecret.ts';
import type { FeatureParts, OpenFeature } from '../parts/feature.ts';
import { servicesOf } from './choice.ts';
import { consentRoutes } from './consentRoutes.ts';
import { Consents } from './consents.ts';
import { askedAbout, toolPartner } from './consentTool.ts';
import { ConsentServer } from './outside/consentServer.ts';
import { framedPartners } from './outside/framedPartners.ts';
import { outsideRoutes } from './outside/outsideRoutes.ts';
import { PartnerGate } from './outside/partnerGate.ts';

interface ConsentSettings {
  /** What choices are signed with; made up where there is none. */
  secret: string | undefined;
  cmpId: number | undefined;
  /** The origin that frames have of their own. */
  outsideOrigin: string | undefined;
  /** A consent service of the publisher's. */
  serviceUrl: string | undefined;
}

type ConsentParts = Pick<FeatureParts, 'renderer' | 'toldReader' | 'https' | 'registry' | 'log'> & {
  folders: Pick<FeatureParts['folders'], 'data'>;
};

/** @throws ConfigurationError where the frames' origin is the site's own: then what runs in them could read the site */
export async function openConsent(
  { renderer, toldReader, https, folders, registry, log }: ConsentParts,
  { secret, cmpId, outsideOrigin, serviceUrl }: ConsentSettings,
): Promise<OpenFeature> {
  const siteOrigin = renderer.site.origin;
  if (outsideOrigin !== undefined && new URL(outsideOrigin).host === new URL(siteOrigin).host) {
    throw new ConfigurationError(
      `OUTSIDE_ORIGIN is ${outsideOrigin}, where the site itself is: it has to be a host of its own.`,
    );
  }
  const services = () => servicesOf(renderer.site.configuration);
  const consents = new Consents({
    partners: () => askedAbout(renderer.site.configuration),
    asking: () => toolPartner(renderer.site.configuration)?.name,
    secret: secret ?? (await keptSecret(path.join(folders.data, 'consent-secret'))),
    cmpId,
    outsideOrigin,
    countryOf: (headers) => toldReader({ headers }).country,
    https,
  });
  const gate = new PartnerGate({
    services,
    hasAgreed: (reader) => consents.factsOf(reader).state === 'full',
    registry,
    log,
  });
  const service = serviceUrl === undefined ? undefined : new ConsentServer({ address: serviceUrl, log });
  return {
    partners: gate,
    ...(outsideOrigin === undefined
      ? {}
      : { hostsApart: [{ host: new URL(outsideOrigin).host, at: outsideAddress }] }),
    close: () => {
      gate.close();
      service?.close();
    },
    routes: [
      ...outsideRoutes({
        partners: () => framedPartners(renderer.site.configuration),
        siteOrigin,
        outsideOrigin,
      }),
      ...consentRoutes(consents, renderer, service),
    ],
    reader: ({ headers }) => ({ consent: consents.toldTo(headers) }),
    offers: { hasFullConsent: ({ headers }) => consents.factsOf(headers).state === fullConsent },
  };
}
