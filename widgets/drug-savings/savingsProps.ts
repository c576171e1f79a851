import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { BlockContext } from '#transformer/blockContext.ts';
import type { ShownSavings } from './savingsForm.ts';

/** The parts of the page that the block reads. */
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
  | 'retailers';

/** The common props of the block's parts. */
export interface SavingsProps {
  data: BlockDataByType['drug-savings'];
  block: Pick<BlockContext, Exclude<SavingsReads, 'drugSavings'>>;
  facts: NonNullable<BlockContext['drugSavings']>;
  shown: ShownSavings;
}
