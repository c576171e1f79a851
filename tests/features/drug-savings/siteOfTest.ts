import type { DatabaseStore } from '#content/database/databaseStore.ts';
import type { BlockFacts, FeatureParts, OpenFeature } from '#feature-kit/feature.ts';
import { openDrugSavings } from '#features/drug-savings/openDrugSavings.ts';
import { type DrugSavingsSettings, settings } from '#features/drug-savings/settings.ts';
import { readSettings } from '#platform/configuration/setting.ts';
import { countryDimension, PageDimensions } from '#server/pages/dimensions.ts';
import { startTestServer } from '../../server/support.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { databaseUnless } from '../../support/databaseAway.ts';
import { others } from './list/drugsForTests.ts';

export const reach = { isDown: false };

let store: DatabaseStore;
beforeAll(async () => {
  store = await openBuiltInStore(others);
});
beforeEach(() => {
  reach.isDown = false;
});
afterAll(() => store.close());

interface Started {
  environment?: Record<string, string>;
  country?: string;
  variants?: Record<string, string>;
}

/** A site with drug savings, as the server mounts them. */
export async function startSite({ environment = {}, country = 'US', variants = {} }: Started = {}) {
  const own: DrugSavingsSettings = readSettings(settings, { DRUG_SAVINGS: 'sample', ...environment }, []);
  let opened: OpenFeature = {};
  const server = await startTestServer({
    dimensions: new PageDimensions({ country: countryDimension('x-country', country) }),
    open: async (parts) => {
      opened = await openDrugSavings(
        withSite(parts, () => opened.forBlocks, variants),
        own,
      );
      return opened.routes ?? [];
    },
  });
  const get: typeof server.get = async (...asked) => {
    const answer = await server.get(...asked);
    // React puts these between texts, where readers see nothing.
    return { ...answer, body: answer.body.replaceAll('<!-- -->', '') };
  };
  return { get, opened, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

/** What the server does for blocks once all features are open, and variants that are drawn for somebody new. */
function withSite(
  parts: FeatureParts,
  forBlocks: () => BlockFacts | undefined,
  variants: Record<string, string>,
): FeatureParts {
  const { renderer, content } = parts;
  const site = {
    ...renderer.site,
    get drugSavings() {
      return forBlocks()?.drugSavings;
    },
  };
  return {
    ...parts,
    renderer: { ...renderer, site },
    content: { ...content, database: databaseUnless(() => reach.isDown, store.database) },
    variantsFor: () => ({
      of: (name) => variants[name],
      headers: () => (Object.keys(variants).length > 0 ? { 'Set-Cookie': 'drawn=1' } : {}),
    }),
  };
}
