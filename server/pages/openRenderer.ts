import type { Logger } from 'pino';
import type { readSiteContent } from '#content/site/readSiteContent.ts';
import type { Services } from '#contracts/services.ts';
import type { BlockFacts } from '#feature-kit/feature.ts';
import { shellPartsOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import { createHtmlRenderer } from '#transformer/html/htmlRenderer.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { LiveSiteConfiguration } from '../configuration/liveSiteConfiguration.ts';
import { yearlyConfiguration } from '../configuration/yearlyConfiguration.ts';
import { dataBeforeDeadline } from './dataBeforeDeadline.ts';

interface Parts {
  configuration: Configuration;
  siteOrigin: string;
  ownContent: ReturnType<typeof readSiteContent>;
  siteConfiguration: Pick<LiveSiteConfiguration, 'current'>;
  registry: PageRenderer['registry'];
  assets: PageRenderer['assets'];
  log: Logger;
  services: () => Services;
  forBlocks: () => BlockFacts;
  isServed: (path: string) => boolean;
}

/** Cached rich HTML: some thousand articles. */
const cachedHtmlCharacters = 4 * 1024 * 1024;

/** Reads the site's configuration, and what features give, at each rendering. */
export async function openRenderer({
  configuration,
  siteOrigin,
  ownContent,
  siteConfiguration,
  registry,
  assets,
  log,
  services,
  forBlocks,
  isServed,
}: Parts): Promise<PageRenderer> {
  const { siteName, siteTagline, siteTimeZone, linkNetworkHosts, contactEmail, apiPrefix } = configuration;
  const { tools, ...shellParts } = await shellPartsOf(features);
  const yearly = yearlyConfiguration(siteConfiguration, siteTimeZone);
  return {
    registry,
    html: createHtmlRenderer(cachedHtmlCharacters, linkNetworkHosts),
    ...shellParts,
    get tools() {
      return tools.filter(({ at }) => isServed(at));
    },
    assets,
    onHeaderFault: (error) =>
      log.error({ err: error }, 'the header of a page, or a bar below it, could not be rendered'),
    data: {
      get services() {
        return services();
      },
      beforeDeadline: dataBeforeDeadline(log),
    },
    site: {
      name: siteName,
      tagline: siteTagline,
      timeZone: siteTimeZone,
      origin: siteOrigin,
      get copyrightYear() {
        return yearly().copyrightYear;
      },
      linkNetworkHosts,
      ...ownContent,
      get configuration() {
        return yearly().configuration;
      },
      get drugSavings() {
        return forBlocks().drugSavings;
      },
      ...(contactEmail === undefined ? {} : { contactEmail }),
      ...(apiPrefix === undefined ? {} : { apiPrefix }),
    },
  };
}
