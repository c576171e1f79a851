import path from 'node:path';
import { readSiteConfiguration } from '#content/site/readSiteConfiguration.ts';
import { type OwnContent, readSiteContent } from '#content/site/readSiteContent.ts';
import { linkNetworkHost } from '#contracts/affiliate.ts';
import type { SiteConfiguration } from '#schemas/generated/types.ts';
import { siteFolder } from '../settings/siteFolder.ts';

export function openSiteConfiguration(env: NodeJS.ProcessEnv = process.env): Promise<SiteConfiguration> {
  return readSiteConfiguration(env.SITE_CONFIG ?? path.join(siteFolder(), '..', 'site.json'));
}

export type SiteOfWidgets = OwnContent & {
  name: string;
  origin: string;
  linkNetworkHosts: ReadonlySet<string>;
};

export function openSiteOfWidgets(env: NodeJS.ProcessEnv = process.env): SiteOfWidgets {
  const linkNetworkHosts = new Set(
    (env.LINK_NETWORK_HOSTS ?? linkNetworkHost).split(',').map((host) => host.trim()),
  );
  const { SITE_NAME: name = 'Pagewell', SITE_ORIGIN: origin = 'http://localhost:3000' } = env;
  return { name, origin, linkNetworkHosts, ...readSiteContent(siteFolder()) };
}
