import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtPartsOf, shellPartsOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import { readPageAssets } from '#shell/assets/readPageAssets.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import { createHtmlRenderer } from '#transformer/html/htmlRenderer.ts';
import { loadRegistry } from '#transformer/registry/widget.ts';
import { registry } from '#widgets/registry.ts';
import { ownTimeZone } from '../settings/siteFolder.ts';
import { openSiteConfiguration, openSiteOfWidgets } from './siteOfWidgets.ts';

const builtClient = fileURLToPath(new URL('../../client', import.meta.url));

/** The server's renderer, without caches. */
export async function openRenderer(env: NodeJS.ProcessEnv = process.env): Promise<PageRenderer> {
  const site = openSiteOfWidgets(env);
  return {
    registry: await loadRegistry(registry),
    ...(await shellPartsOf(features)),
    html: createHtmlRenderer(0, site.linkNetworkHosts),
    assets: readPageAssets(existsSync(builtClient) ? builtClient : 'dist/client', builtPartsOf(features)),
    site: {
      tagline: env.SITE_TAGLINE ?? '',
      timeZone: ownTimeZone(env),
      ...site,
      configuration: await openSiteConfiguration(env),
    },
  };
}
