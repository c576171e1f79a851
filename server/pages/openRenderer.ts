import type { Logger } from 'pino';
import type { readSiteContent } from '#content/site/readSiteContent.ts';
import type { Services } from '#contracts/services.ts';
import type { BlockFacts } from '#feature-kit/feature.ts';
import { shellPartsOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import { TimeLimitError, withinTime } from '#platform/timeLimit.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import { createHtmlRenderer } from '#transformer/html/htmlRenderer.ts';
import type { DataSources } from '#transformer/render/neededData.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { LiveSiteConfiguration } from '../configuration/liveSiteConfiguration.ts';
import { yearlyConfiguration } from '../configuration/yearlyConfiguration.ts';

/** An article must not wait longer for the data of its blocks. */
const pageDeadlineMs = 150;

/** On timeout or failure the page is rendered without the data. */
export function dataBeforeDeadline(log: Pick<Logger, 'error'>): DataSources['beforeDeadline'] {
  return async (service, load) => {
    try {
      return await withinTime(pageDeadlineMs, load());
    } catch (error) {
      if (!(error instanceof TimeLimitError))
        log.error({ err: error, service }, 'data that a page needs could not be fetched');
      return undefined;
    }
  };
}

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
