import { type DrugDriver, driversFor } from '#contracts/drugs/drugDriver.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { BlockContext } from '#transformer/article/blockContext.ts';

const drugTemplate = 'drug';

export type SavingsForm = 'article' | 'template' | 'copay-only';

export type SavingsContent = 'prices' | 'card' | 'no-driver' | 'copay';

export interface ShownSavings {
  form: SavingsForm;
  content: SavingsContent;
  offer: DrugDriver | undefined;
  copay: DrugDriver | undefined;
}

/**
 * On a drug template page without an offer: the copay form in its experiment, otherwise a message.
 * Elsewhere prices, or a card that links to them if there are no manufacturers.
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
