import path from 'node:path';
import { drugPages } from '#contracts/drugs/drugPages.ts';
import type { FeatureParts, OpenFeature, SitemapEntry } from '#feature-kit/feature.ts';
import { DrugStore } from './list/drugStore.ts';
import { editorRoutes } from './list/editorRoutes.ts';
import { KnownNames } from './list/knownNames.ts';
import { managementApi } from './list/managementApi.ts';
import { readSeedFolder } from './list/seedFolder.ts';
import { openPricing } from './openPricing.ts';
import { drugRoutes } from './pages/drugRoutes.ts';
import { pageRoutes } from './pages/pageRoutes.ts';
import { samplePartnerSite } from './partner/sample/samplePartnerSite.ts';
import { placeRoutes } from './places/placeRoutes.ts';
import { placesFile } from './places/placesFile.ts';
import { placesOfZips } from './places/placesOfZips.ts';
import { couponsToSend } from './sending/couponsToSend.ts';
import { openSending } from './sending/openSending.ts';
import { type DrugSavingsSettings, priceSource } from './settings.ts';
import { isInTheUs } from './usReaders.ts';

const cleaningIntervalMs = 60 * 60_000;

export async function openDrugSavings(
  parts: FeatureParts,
  settings: DrugSavingsSettings,
): Promise<OpenFeature> {
  const source = priceSource(settings, parts);
  const drugs = openDrugStore(parts);
  // A publisher may set a list before readers see any of it.
  const known = new KnownNames({ drugs, log: parts.log });
  const ofTool = [
    ...editorRoutes({ drugs }),
    ...managementApi({ drugs, source: parts.content.source, onSet: () => known.read() }),
  ];
  if (source === 'none') return { routes: ofTool };
  await beginWithList(drugs, parts);
  await known.read();
  const readers = { isInTheUs: isInTheUs(parts) };
  const placeOfZip = placesOfZips(placesFile(parts.folders.project));
  const { partner, apiUrl, apiKey } = settings;
  const isSample = source === 'sample';
  const pricing = openPricing(
    { ...parts, ...readers },
    { partner, apiUrl: isSample ? undefined : apiUrl, apiKey },
    {
      formulationOf: (id) => drugs.byFormulation(id),
      placeOf: placeOfZip,
      listPriceOf: (ndc) => drugs.listPriceOf(ndc),
    },
  );
  const couponOf = couponsToSend({
    issuedOf: pricing.couponOf,
    formulationOf: (id) => drugs.byFormulation(id),
  });
  const sending = await openSending({ ...parts, partner, isSample, couponOf }, settings);
  const cleaning = parts.content.jobs.every('coupons-cleaning', cleaningIntervalMs, async () => {
    parts.log.debug({ count: await pricing.purge() }, 'old coupons were deleted');
    await sending.purge();
  });
  return {
    routes: [
      ...pageRoutes({
        ...parts,
        ...readers,
        drugs,
        placeOfZip,
        pricesFor: pricing.pricesFor,
        cachedFor: pricing.cachedFor,
        coupons: pricing.coupons,
        isSample,
      }),
      ...drugRoutes({ drugs, cachedFor: pricing.cachedFor, ...readers }),
      ...placeRoutes({ placeOfZip, ...readers }),
      ...pricing.routes,
      ...sending.routes,
      ...ofTool,
    ],
    // Sample data must not be indexed.
    ...(isSample ? {} : { sitemap: () => drugsInSitemap(drugs) }),
    forBlocks: {
      drugSavings: {
        partner,
        partnerSite: partnerSite(settings, { isSample }),
        isSample,
        sends: sending.sends,
        walletSaveAddress: sending.walletSaveAddress,
        hasPageOf: (slug) => known.has(slug),
        pagesNamed: (text) => known.named(text),
      },
    },
    provides: { drugPrices: pricing.pricesForPage },
    close: async () => {
      await cleaning.close();
      sending.close();
      pricing.close();
    },
  };
}

function partnerSite(
  { siteUrl, apiUrl }: Pick<DrugSavingsSettings, 'siteUrl' | 'apiUrl'>,
  { isSample }: { isSample: boolean },
): string {
  if (isSample || apiUrl === undefined) return samplePartnerSite;
  return siteUrl ?? new URL(apiUrl).origin;
}

function openDrugStore({ content, folders }: Pick<FeatureParts, 'content' | 'folders'>): DrugStore {
  return new DrugStore(content.database, () =>
    readSeedFolder(path.join(folders.project, 'fixtures', 'drugs')),
  );
}

async function beginWithList(drugs: DrugStore, { log }: Pick<FeatureParts, 'log'>): Promise<void> {
  try {
    await drugs.seed();
  } catch (error) {
    // Pages work without the database: a later read tries again.
    log.error({ err: error }, 'the list of drugs cannot be read until the database can be reached');
  }
}

async function drugsInSitemap(drugs: DrugStore): Promise<SitemapEntry[]> {
  const { slugs, changedAt } = await drugs.slugs();
  return [drugPages.all, ...slugs.map(drugPages.drug)].map((path) => ({ path, changedAt }));
}
