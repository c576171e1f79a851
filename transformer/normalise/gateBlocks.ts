import type { BlockList, NumberedBlock, PreparedBlock } from '../preparedArticle.ts';
import type { NormaliseContext } from './normaliseContext.ts';

/** The variant of everybody who takes no part in an experiment. */
export const controlVariant = 'control';

/** What a reader gets of an article, and what they do not get. */
interface GatedBlocks {
  shown: BlockList<NumberedBlock>;
  gated: BlockList<NumberedBlock>;
}

/** What decides whether a reader gets a block. */
type Gate = Pick<NormaliseContext, 'experiments' | 'country' | 'countriesOf' | 'preview' | 'at'>;

/** Leaves out the blocks that this reader does not get, with those inside them, and keeps apart which these are. */
export function gateBlocks(blocks: BlockList<NumberedBlock>, gate: Gate): GatedBlocks {
  const shown: NumberedBlock[] = [];
  const gated: NumberedBlock[] = [];
  /** The depth of the gated block that the next ones may be inside of. */
  let gatedDepth = Number.POSITIVE_INFINITY;
  // Only a preview says when it is read: for readers it is the present.
  const now = gate.at === undefined ? Date.now() : Date.parse(gate.at);
  for (const block of blocks) {
    const { depth = 0 } = block;
    if (depth <= gatedDepth) {
      const isShown = isInVariant(block, gate) && isForCountry(block, gate) && isDue(block, now);
      gatedDepth = isShown ? Number.POSITIVE_INFINITY : depth;
    }
    (gatedDepth === Number.POSITIVE_INFINITY ? shown : gated).push(block);
  }
  return { shown, gated };
}

function isInVariant({ when }: PreparedBlock, { experiments }: Gate): boolean {
  if (when?.experiment === undefined) return true;
  const own = Object.hasOwn(experiments, when.experiment) ? experiments[when.experiment] : undefined;
  return when.variant === (own ?? controlVariant);
}

/** Whether a block is shown already, and still. */
function isDue({ when: { from, until } = {} }: PreparedBlock, now: number): boolean {
  const isEarly = from !== undefined && now < Date.parse(from);
  const isLate = until !== undefined && now >= Date.parse(until);
  return !isEarly && !isLate;
}

/**
 * Whether a block is meant for the reader's country, by its own condition and by its type. Where the country is
 * unknown, no block is that is meant for some countries only: what an offer may say is often a matter of law. A preview
 * that names no country has those whose type is for some countries, and says so at each.
 */
function isForCountry({ type, when }: PreparedBlock, { country, countriesOf, preview }: Gate): boolean {
  const own = country?.toUpperCase();
  const isFor = (countries: readonly string[] | undefined): boolean =>
    countries === undefined || (own !== undefined && countries.includes(own));
  const isPreviewOfAll = preview === true && own === undefined;
  return isFor(when?.countries) && (isPreviewOfAll || isFor(countriesOf?.(type)));
}
