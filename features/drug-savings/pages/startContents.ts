import type { FeatureParts } from '#feature-kit/feature.ts';
import type { SiteConfiguration } from '#schemas/generated/types.ts';
import type { DrugStore } from '../list/drugStore.ts';
import { fromList } from '../list/fromList.ts';
import { type CommonMedicines, commonMedicines } from './commonMedicines.ts';
import { type PricedDrug, type PricedParts, priced } from './pricedDrugs.ts';

export interface StartContents extends Pick<CommonMedicines, 'byCondition'> {
  common: readonly PricedDrug[];
  seenAt: string | undefined;
  articles: readonly CostArticle[];
}

export interface CostArticle {
  path: string;
  title: string;
}

export interface StartParts extends PricedParts, Pick<FeatureParts, 'log' | 'published'> {
  drugs: Pick<DrugStore, 'allNames' | 'bySlug'>;
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
  const [medicines, articles] = await Promise.all([
    Promise.all(common.map(({ slug }) => priced(slug, parts))),
    articlesAt(paths.slice(0, mostArticles), parts),
  ]);
  const listed = medicines.filter((each) => each !== undefined);
  const [seenAt] = listed.flatMap(({ lowest }) => lowest?.seenAt ?? []).sort();
  return { common: listed, byCondition, seenAt, articles };
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
