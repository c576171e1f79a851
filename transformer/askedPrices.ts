import { type AskedPrices, type PriceQuestion, priceKey } from '#contracts/drugs/askedPrices.ts';
import type { SeenPrices } from '#contracts/drugs/priceEntry.ts';
import { blocksInside, isLeftOut } from './blockTree.ts';
import type { ShownArticle } from './preparedArticle.ts';
import type { Steps } from './steps.ts';
import type { LoadedRegistry } from './widget.ts';

/**
 * Asks for prices, for not longer than a reader should wait for a page because of it.
 *
 * @returns the prices, and until when a page may show them, in milliseconds since 1970; undefined where nobody answered in time
 */
export type AskPrices = (
  question: PriceQuestion,
) => Promise<{ prices: SeenPrices; until: number } | undefined>;

/** Prices for a page, and what follows for the page. */
export interface PricesOfPage {
  prices: AskedPrices;
  /** Whether some are missing. */
  isLate: boolean;
  /** When the first of them have to be asked for again, in milliseconds since 1970. */
  until?: number;
}

/** A page asks no more: it has a block or two that want to know. */
const mostQuestions = 8;

export const noPrices: PricesOfPage = { prices: {}, isLate: false };

/** Asks for what the blocks of a reader's page want to know. Whoever renders at once asks nobody. */
export function* askPricesSteps(
  article: Pick<ShownArticle, 'blocks'>,
  registry: LoadedRegistry,
  ask: AskPrices | undefined,
): Steps<PricesOfPage> {
  const questions = ask ? questionsOf(article, registry) : [];
  if (!ask || questions.length === 0) return noPrices;
  const told: Record<string, SeenPrices> = {};
  let until = Number.POSITIVE_INFINITY;
  let missing = questions.length;
  yield Promise.all(
    questions.map(async (question) => {
      const answer = await ask(question);
      if (!answer) return;
      told[priceKey(question)] = answer.prices;
      until = Math.min(until, answer.until);
      missing -= 1;
    }),
  );
  return { prices: told, isLate: missing > 0, ...(Number.isFinite(until) ? { until } : {}) };
}

function questionsOf({ blocks }: Pick<ShownArticle, 'blocks'>, registry: LoadedRegistry): PriceQuestion[] {
  const wanted = new Map<string, PriceQuestion>();
  for (const block of blocks.flatMap((each) => [each, ...blocksInside(each)])) {
    const question = isLeftOut(block) ? undefined : registry.get(block.type)?.pricesFor?.(block.data);
    if (question) wanted.set(priceKey(question), question);
  }
  return [...wanted.values()].slice(0, mostQuestions);
}
