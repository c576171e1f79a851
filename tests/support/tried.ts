/** The environment variable with which everything is tried, as `npm run test:long` does. */
export const everything = 'PAGEWELL_TEST_EVERYTHING';

/**
 * Whether everything is tried. Without it tests that walk all examples and articles, or do the same to each field, take
 * of what is alike only a part: `docs/decisions/tests.md`.
 */
export const triesEverything: boolean = process.env[everything] === 'yes';

/** Of what is alike so much as is tried: all of it, or each `step`th, another one first for each `offset`. */
export function sampleOf<Item>(all: readonly Item[], step: number, offset = 0): readonly Item[] {
  return triesEverything ? all : all.filter((_item, index) => (index + offset) % step === 0);
}

/** Each with one of the others, such as pages with widths, and the next one with another of them; or with all of them. */
export function inTurn<Item, Other>(all: readonly Item[], others: readonly Other[]): [Item, Other][] {
  return all.flatMap((item, at) =>
    others
      .filter((_other, index) => triesEverything || index === at % others.length)
      .map((other): [Item, Other] => [item, other]),
  );
}

/** Articles that have the most kinds of blocks between them. The others are tried by `npm run test:long`. */
const tellingArticles: ReadonlySet<string> = new Set([
  '/nutrition/best-magnesium-supplements',
  '/health/cbd-for-anxiety',
  '/sleep/insomnia-self-help',
  '/nutrition/keto-vs-mediterranean-diet',
]);

export function triedArticles<Item>(all: readonly Item[], pathOf: (item: Item) => unknown): Item[] {
  const tried = all.filter((item) => triesEverything || tellingArticles.has(String(pathOf(item))));
  if (tried.length < tellingArticles.size) throw new Error('An article that tests are about is gone.');
  return tried;
}
