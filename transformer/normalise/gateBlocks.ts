import type { BlockList, NumberedBlock, PreparedBlock } from '../article/preparedArticle.ts';
import type { NormaliseContext } from './normaliseContext.ts';

export const controlVariant = 'control';

interface GatedBlocks {
  shown: BlockList<NumberedBlock>;
  gated: BlockList<NumberedBlock>;
}

type Gate = Pick<NormaliseContext, 'experiments' | 'country' | 'countriesOf' | 'preview' | 'at'>;

export function gateBlocks(blocks: BlockList<NumberedBlock>, gate: Gate): GatedBlocks {
  const shown: NumberedBlock[] = [];
  const gated: NumberedBlock[] = [];
  /** Depth of the removed block that the next ones may be nested in. */
  let gatedDepth = Number.POSITIVE_INFINITY;
  // Only a preview sets an instant; for readers it is now.
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

function isDue({ when: { from, until } = {} }: PreparedBlock, now: number): boolean {
  const isBeforeStart = from !== undefined && now < Date.parse(from);
  const isAfterEnd = until !== undefined && now >= Date.parse(until);
  return !isBeforeStart && !isAfterEnd;
}

/**
 * An unknown country gets no restricted block, because offers are regulated. A preview without a country
 * shows blocks restricted by type, with a note.
 */
function isForCountry({ type, when }: PreparedBlock, { country, countriesOf, preview }: Gate): boolean {
  const own = country?.toUpperCase();
  const isFor = (countries: readonly string[] | undefined): boolean =>
    countries === undefined || (own !== undefined && countries.includes(own));
  const isPreviewOfAll = preview === true && own === undefined;
  return isFor(when?.countries) && (isPreviewOfAll || isFor(countriesOf?.(type)));
}
