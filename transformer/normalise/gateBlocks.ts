import { everyBlock, mapEveryBlock } from '../blockTree.ts';
import type { ArticleOf, NumberedBlock, PreparedBlock } from '../preparedArticle.ts';
import type { NormaliseContext } from './normaliseContext.ts';

/** The variant of everybody who takes no part in an experiment. */
export const controlVariant = 'control';

/** What a reader gets of an article. */
interface GatedArticle {
  article: ArticleOf<NumberedBlock>;
  /** The blocks that this reader does not get, in reading order. */
  gated: readonly NumberedBlock[];
}

/** Leaves out the blocks that this reader does not get, and keeps apart which these are. */
export function gateBlocks(article: ArticleOf<NumberedBlock>, context: NormaliseContext): GatedArticle {
  const shown = [resolveConditions, gateByCountry, gateByTime].reduce(
    (current, gate) => gate(current, context),
    article,
  );
  const kept = new Set(everyBlock(shown).map(({ pointer }) => pointer));
  const gated = everyBlock(article).filter(({ pointer }) => !kept.has(pointer));
  return { article: shown, gated };
}

/** Leaves out the blocks, nested ones included, that belong to another variant of an experiment than the reader's. */
export function resolveConditions<Block extends PreparedBlock>(
  article: ArticleOf<Block>,
  { experiments }: Pick<NormaliseContext, 'experiments'>,
): ArticleOf<Block> {
  return mapEveryBlock(article, (block) => {
    const { experiment, variant } = block.when ?? {};
    if (experiment === undefined) return block;
    const own = Object.hasOwn(experiments, experiment) ? experiments[experiment] : undefined;
    return variant === (own ?? controlVariant) ? block : undefined;
  });
}

/** Leaves out the blocks that are not shown yet, or not any more. */
export function gateByTime<Block extends PreparedBlock>(
  article: ArticleOf<Block>,
  // Only a preview says when it is read: for readers it is the present.
  { at = new Date().toISOString() }: Pick<NormaliseContext, 'at'>,
): ArticleOf<Block> {
  const now = Date.parse(at);
  return mapEveryBlock(article, (block) => {
    const { from, until } = block.when ?? {};
    const isEarly = from !== undefined && now < Date.parse(from);
    const isLate = until !== undefined && now >= Date.parse(until);
    return isEarly || isLate ? undefined : block;
  });
}

/**
 * Leaves out the blocks that are not meant for the reader's country, by their own condition or by their type. Where the country is
 * unknown, so are all blocks that are meant for some countries only: what an offer may say is often a matter of law. A preview
 * that names no country has those whose type is for some countries, and says so at each.
 */
export function gateByCountry<Block extends PreparedBlock>(
  article: ArticleOf<Block>,
  { country, countriesOf, preview = false }: Pick<NormaliseContext, 'country' | 'countriesOf' | 'preview'>,
): ArticleOf<Block> {
  const own = country?.toUpperCase();
  const isFor = (countries: readonly string[] | undefined): boolean =>
    countries === undefined || (own !== undefined && countries.includes(own));
  const isPreviewOfAll = preview && own === undefined;
  return mapEveryBlock(article, (block) =>
    isFor(block.when?.countries) && (isPreviewOfAll || isFor(countriesOf?.(block.type))) ? block : undefined,
  );
}
