import { type DrugDriver, driversFor } from '#contracts/drugs/drugDriver.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { BlockContext } from '#transformer/blockContext.ts';

/** The template of articles about one drug. */
const drugTemplate = 'drug';

/** A block's form on its page, an attribute of its root. */
export type SavingsForm = 'article' | 'template' | 'copay-only';

/** A block's content by form. */
export type SavingsContent = 'prices' | 'card' | 'no-driver' | 'copay';

export interface ShownSavings {
  form: SavingsForm;
  content: SavingsContent;
  /** The sponsor's offer next to the prices. */
  offer: DrugDriver | undefined;
  /** The one with the copay. */
  copay: DrugDriver | undefined;
}

/**
 * A block's form and content: on a drug template page without an offer, the copay form in its experiment,
 * otherwise a message; elsewhere prices, or a card that links to them if there are no manufacturers.
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
