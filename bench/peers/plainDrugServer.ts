/**
 * What the page of a drug is compared with: Express that makes the same elements of the same prices for each request, with all of it in memory.
 *
 * Usage: node plainDrugServer.js SITE. Takes the prices from that site once. Prints the port that it listens on.
 */
import { createServer } from 'node:http';
import express from 'express';
import { mendChoice } from '#contracts/drugs/choice.ts';
import { defaultPlace } from '#contracts/drugs/drugView.ts';
import type { SeenPrices } from '#contracts/drugs/priceEntry.ts';
import { priceKey } from '#contracts/drugs/pricesForPage.ts';
import { builtPartsOf, shellPartsOf } from '#features/compose.ts';
import { readSeedFolder } from '#features/drug-savings/list/seedFolder.ts';
import { drugPage } from '#features/drug-savings/pages/drugPage.tsx';
import { features } from '#features/features.ts';
import { readPageAssets } from '#shell/assets/readPageAssets.ts';
import { createHtmlRenderer } from '#transformer/html/htmlRenderer.ts';
import { loadRegistry } from '#transformer/widget.ts';
import { registry } from '#widgets/registry.ts';
import { site } from '../support/site.ts';
import { tellPort } from '../support/tellPort.ts';

const [, , origin = ''] = process.argv;
const drugSavings = {
  partner: 'samplerx',
  partnerSite: '/sample-partner',
  isSample: true,
  sends: { email: true, textMessage: true, ios: true, android: true },
  walletSaveAddress: '/outbox/pass/',
};
const renderer = {
  ...(await shellPartsOf(features)),
  registry: await loadRegistry(registry),
  assets: readPageAssets('dist/client', builtPartsOf(features)),
  site: { ...site, drugSavings },
  html: createHtmlRenderer(1_000_000),
};
const drugs = new Map(readSeedFolder('fixtures/drugs').map((drug) => [drug.slug, drug]));
const view = { place: defaultPlace, pharmacy: '', group: 0, sort: 'price', isFailed: false } as const;
const prices = new Map<string, SeenPrices>();

const app = express();
app.get('/drugs/:slug', async (request, response) => {
  const drug = drugs.get(request.params.slug);
  const choice = drug && mendChoice(drug.manufacturers, {});
  if (!choice) return void response.sendStatus(404);
  const question = { formulationId: choice.dosage.formulationId, quantity: choice.quantity.value };
  const key = priceKey(question);
  const seen = prices.get(key) ?? (await askOurs(question));
  prices.set(key, seen);
  const parts = { drug, choice, view, prices: { [key]: seen }, experiments: {}, isListed: false };
  response.send(drugPage(parts, renderer).html);
});
tellPort(createServer(app));

async function askOurs({
  formulationId,
  quantity,
}: {
  formulationId: string;
  quantity: number;
}): Promise<SeenPrices> {
  const { zip, lat, long } = defaultPlace;
  const query = new URLSearchParams({
    formulationId,
    quantity: `${quantity}`,
    zip,
    lat: `${lat}`,
    long: `${long}`,
  });
  const answer = await fetch(`${origin}/api/samplerx/prices?${query}`);
  return (await answer.json()) as SeenPrices;
}
