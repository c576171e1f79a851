import { availableChoice } from '#contracts/drugs/choice.ts';
import type { NamedSlug } from '#contracts/drugs/drugPages.ts';
import { defaultPlace } from '#contracts/drugs/drugView.ts';
import { formatUsd } from '#contracts/drugs/priceCard.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import type { SiteConfiguration } from '#schemas/generated/types.ts';
import type { DrugStore } from '../list/drugStore.ts';
import { fromList } from '../list/fromList.ts';
import type { CachedPricesFor } from '../prices/prices.ts';
import { type CommonMedicines, commonMedicines } from './commonMedicines.ts';

export interface StartContents extends Pick<CommonMedicines, 'byCondition'> {
  common: readonly PricedMedicine[];
  seenAt: string | undefined;
  articles: readonly CostArticle[];
}

export interface PricedMedicine extends NamedSlug {
  lowest: LowestPrice | undefined;
}

interface LowestPrice {
  price: string;
  quantity: string;
  seenAt: string;
}

export interface CostArticle {
  path: string;
  title: string;
}

export interface StartParts extends Pick<FeatureParts, 'log' | 'published'> {
  drugs: Pick<DrugStore, 'allNames' | 'bySlug'>;
  cachedFor: CachedPricesFor;
}

const mostArticles = 2;

export async function startContents(
  parts: StartParts,
  { drugSavings }: Pick<SiteConfiguration, 'drugSavings'>,
): Promise<StartContents> {
  const named = await fromList(parts.drugs.allNames());
  const names = new Map(named.flatMap(({ kind, slug, name }) => (kind === 'other' ? [] : [[slug, name]])));
  const { common, byCondition } = commonMedicines((slug) => names.get(slug));
  const paths = (drugSavings?.articles ?? []).map(({ path }) => path);
  const [priced, articles] = await Promise.all([
    Promise.all(common.map(async (each) => ({ ...each, lowest: await lowestOf(each, parts) }))),
    articlesAt(paths.slice(0, mostArticles), parts),
  ]);
  const [seenAt] = priced.flatMap(({ lowest }) => lowest?.seenAt ?? []).sort();
  return { common: priced, byCondition, seenAt, articles };
}

export async function articlesAt(
  paths: readonly string[],
  { published, log }: Pick<StartParts, 'published' | 'log'>,
): Promise<CostArticle[]> {
  if (paths.length === 0) return [];
  try {
    const found = new Map((await published.at(paths)).map((article) => [article.path, article]));
    return paths.flatMap((path) => found.get(path) ?? []);
  } catch (error) {
    log.warn({ err: error }, 'a page about drugs goes without links to articles');
    return [];
  }
}

async function lowestOf(
  { slug }: NamedSlug,
  { drugs, cachedFor }: StartParts,
): Promise<LowestPrice | undefined> {
  const found = await fromList(drugs.bySlug(slug));
  const choice = found && availableChoice(found.drug.manufacturers, {});
  if (!choice) return undefined;
  const { dosage, quantity } = choice;
  const seen = await cachedFor({
    formulationId: dosage.formulationId,
    quantity: quantity.value,
    place: defaultPlace,
  });
  const amounts = seen?.data.map(({ price }) => price.amount) ?? [];
  return seen && amounts.length > 0
    ? { price: formatUsd(Math.min(...amounts)), quantity: quantity.display, seenAt: seen.seenAt }
    : undefined;
}
