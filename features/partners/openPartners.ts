import path from 'node:path';
import { getDomain } from 'tldts';
import { type OutsideFacts, outsideAddress } from '#contracts/outside/frame.ts';
import type { FeatureParts, OpenFeature } from '#feature-kit/feature.ts';
import { ConfigurationError } from '#platform/configuration/setting.ts';
import { type FramedParty, partiesOf } from '#shell/parties/parties.ts';
import { consentApisFile } from './frames/consentApisFile.ts';
import { framedPartners } from './frames/framedPartners.ts';
import { outsideRoutes } from './frames/outsideRoutes.ts';
import { PartnerGate } from './partnerGate.ts';

type PartnersParts = Pick<FeatureParts, 'renderer' | 'others' | 'registry' | 'log'> & {
  folders: Pick<FeatureParts['folders'], 'project'>;
};

/** @throws ConfigurationError when the frames' origin shares the site's registrable domain, and so its cookies */
export async function openPartners(
  { renderer, others, registry, log, folders }: PartnersParts,
  { outsideOrigin }: { outsideOrigin: string | undefined },
): Promise<OpenFeature> {
  const siteOrigin = renderer.site.origin;
  if (outsideOrigin !== undefined && siteOf(outsideOrigin) === siteOf(siteOrigin))
    throw new ConfigurationError(
      `OUTSIDE_ORIGIN is ${outsideOrigin}, which belongs to the same site as ${siteOrigin}: scripts there could set cookies for the site. It must be at a separate domain.`,
    );
  const parties = () => partiesOf(renderer.site.configuration);
  const gate = new PartnerGate({
    services: () => parties().services,
    saysYes: (headers) => others.saysYes({ headers }),
    hasAgreed: (headers) => others.hasFullConsent({ headers }),
    registry,
    log,
  });
  return {
    partners: gate,
    ...(outsideOrigin === undefined
      ? {}
      : { hostsApart: [{ host: new URL(outsideOrigin).host, at: outsideAddress }] }),
    close: () => gate.close(),
    routes: outsideRoutes({
      partners: () => framedPartners(renderer.site.configuration),
      trackers: () => parties().trackers,
      consentApis: path.join(folders.project, 'dist', 'client', consentApisFile),
      siteOrigin,
      outsideOrigin,
    }),
    reader: () => {
      const { framed, trackers, tool } = parties();
      if (framed.length + trackers.length === 0 && tool === undefined) return {};
      const outside: OutsideFacts = {
        address: `${outsideOrigin ?? ''}${outsideAddress}`,
        everywhere: runningEverywhere(framed),
        ...(tool === undefined ? {} : { asking: tool.name }),
      };
      return { outside };
    },
  };
}

/** The registrable domain, whose hosts can set cookies for each other, or the host itself. */
function siteOf(origin: string): string {
  const { hostname } = new URL(origin);
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}

const everywhere: ReadonlySet<FramedParty['kind']> = new Set([
  'ad-block-check',
  'analytics',
  'survey',
  'replay',
  'pixel',
  // Prepares video galleries; players in articles load after a click.
  'video',
]);

function runningEverywhere(framed: readonly FramedParty[]): OutsideFacts['everywhere'] {
  return framed
    .filter(({ kind }) => everywhere.has(kind))
    .map(({ name, kind }) => ({
      name,
      ...(kind === 'survey' || kind === 'ad-block-check' ? { kind } : {}),
    }));
}
