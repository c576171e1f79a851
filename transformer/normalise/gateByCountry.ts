import type { PreparedArticle } from '../preparedArticle.ts';
import { keepBlocks } from './keepBlocks.ts';
import type { NormaliseContext } from './normaliseStep.ts';

/**
 * Leaves out the blocks that are not meant for the reader's country. Where the country is unknown, so are all blocks
 * that are meant for some countries only: what an offer may say is often a matter of law.
 */
export function gateByCountry(
  article: PreparedArticle,
  { country }: Pick<NormaliseContext, 'country'>,
): PreparedArticle {
  const own = country?.toUpperCase();
  return keepBlocks(
    article,
    ({ countries }) => countries === undefined || (own !== undefined && countries.includes(own)),
  );
}
