import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type OwnContent, readSiteContent } from '../content/site/readSiteContent.ts';
import { linkNetworkHost } from '../contracts/affiliate.ts';
import { type LoadedRegistry, loadRegistry } from '../transformer/widget.ts';
import { registry } from '../widgets/registry.ts';

/** Beside the built command as well as beside its source. */
function siteFolder(): string {
  const places = ['../fixtures/site', '../../fixtures/site', '../../../fixtures/site'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  );
  return places.find((place) => existsSync(place)) ?? 'fixtures/site';
}

/** All widgets as the server has them, and what they know of the site. */
export interface OpenedWidgets {
  registry: LoadedRegistry;
  site: OwnContent & { linkNetworkHosts: ReadonlySet<string> };
}

/** Loads all widgets, and reads the site's own content. */
export async function openWidgets(env: NodeJS.ProcessEnv = process.env): Promise<OpenedWidgets> {
  const linkNetworkHosts = new Set(
    (env.LINK_NETWORK_HOSTS ?? linkNetworkHost).split(',').map((host) => host.trim()),
  );
  const [loaded, ownContent] = await Promise.all([loadRegistry(registry), readSiteContent(siteFolder())]);
  return { registry: loaded, site: { linkNetworkHosts, ...ownContent } };
}
