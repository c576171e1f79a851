import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSiteContent } from '../content/site/readSiteContent.ts';
import { linkNetworkHost } from '../contracts/affiliate.ts';
import { readPageAssets } from '../shell/assets/readPageAssets.ts';
import type { PageRenderer } from '../shell/renderPage.ts';
import { createHtmlRenderer } from '../transformer/html/htmlRenderer.ts';
import { loadRegistry } from '../transformer/widget.ts';
import { registry } from '../widgets/registry.ts';

/** Beside the folder of the built command, of which this may be a part in a folder of its own. */
const builtClientPlaces = ['../client', '../../client'].map((place) =>
  fileURLToPath(new URL(place, import.meta.url)),
);

/** Beside the built command as well as beside its source. */
function siteFolder(): string {
  const places = ['../fixtures/site', '../../fixtures/site', '../../../fixtures/site'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  );
  return places.find((place) => existsSync(place)) ?? 'fixtures/site';
}

/** The page renderer as the server has it, for one page: nothing is kept. */
export async function openRenderer(env: NodeJS.ProcessEnv = process.env): Promise<PageRenderer> {
  const linkNetworkHosts = new Set(
    (env.LINK_NETWORK_HOSTS ?? linkNetworkHost).split(',').map((host) => host.trim()),
  );
  return {
    registry: await loadRegistry(registry),
    html: createHtmlRenderer(0, linkNetworkHosts),
    assets: readPageAssets(builtClientPlaces.find((place) => existsSync(place)) ?? 'dist/client'),
    site: {
      name: env.SITE_NAME ?? 'Pagewell',
      origin: env.SITE_ORIGIN ?? 'http://localhost:3000',
      tagline: env.SITE_TAGLINE ?? '',
      linkNetworkHosts,
      ...(await readSiteContent(siteFolder())),
    },
  };
}
