import { type DrugDriver, driversFor } from '#contracts/drugs/drugDriver.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { BlockContext } from '#transformer/blockContext.ts';

/** The template of articles about one drug. */
const drugTemplate = 'drug';

/** What a block is on its page, as its root says it. */
export type SavingsForm = 'article' | 'template' | 'copay-only';

/** What a block shows in its form. */
export type SavingsContent = 'prices' | 'card' | 'no-driver' | 'copay';

export interface ShownSavings {
  form: SavingsForm;
  content: SavingsContent;
  /** The offer of a sponsor that stands beside the prices. */
  offer: DrugDriver | undefined;
  /** The one that says what the copay is. */
  copay: DrugDriver | undefined;
}

/**
 * What a block is and shows: on a page of the drug template without an offer, the form with a copay alone where that is tried out, else the
 * message that there is none; everywhere else its prices, or without manufacturers a card that leads to them.
 */
export function shownSavings(
  { driver, drugSlug, manufacturers = [] }: BlockDataByType['drug-savings'],
  {
    articleTemplate,
    articlePath,
    dcsCopayOnly,
  }: Pick<BlockContext, 'articleTemplate' | 'articlePath' | 'dcsCopayOnly'>,
  drivers: readonly DrugDriver[],
): ShownSavings {
  const found = driversFor(driver, drivers, { drugSlug, path: articlePath });
  const content = manufacturers.length > 0 ? 'prices' : 'card';
  if (articleTemplate !== drugTemplate) return { form: 'article', content, ...found };
  if (found.offer) return { form: 'template', content, ...found };
  return dcsCopayOnly === 'variant'
    ? { form: 'copay-only', content: 'copay', ...found }
    : { form: 'template', content: 'no-driver', ...found };
}
