import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { BlockContext } from '#transformer/article/blockContext.ts';
import type { ShownSavings } from './savingsForm.ts';

export type SavingsReads =
  | 'articlePath'
  | 'articleTemplate'
  | 'dcsCopayBestOffer'
  | 'dcsCopayOnly'
  | 'dcsNativeCoupon'
  | 'drugPrices'
  | 'drugSavings'
  | 'drugView'
  | 'preview'
  | 'retailers'
  | 'siteName';

export interface SavingsProps {
  data: BlockDataByType['drug-savings'];
  block: Pick<BlockContext, Exclude<SavingsReads, 'drugSavings'>>;
  facts: NonNullable<BlockContext['drugSavings']>;
  shown: ShownSavings;
}
