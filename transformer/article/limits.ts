/** UTF-8 bytes of a whole article. The longest real ones, 60 blocks with reviews, stay below a tenth of this. */
export const maxArticleBytes = 2_000_000;

/** In the whole article. Each level costs stack, so deeper values are removed before any other check. */
export const maxJsonDepth = 128;

/** In one block's data; exceeding it costs the block only. Enough for thirty nested basic nodes. */
export const maxBlockDepth = 64;

/** Values in an article: every object, array, text, number. A long article with 60 blocks has about 2,000. */
export const maxJsonValues = 100_000;

/** Items of one array: a tenth of all values, so that no single list makes later checks expensive. */
export const maxArrayItems = 10_000;

/** Top-level blocks, as in `schemas/article.json`. The longest real articles have 60. Further ones are omitted. */
export const maxBlocks = 2_000;

export const maxNestedBlocks = 500;

/** Nesting of blocks: tabs in columns in a basic tree, and one to spare. */
export const maxBlockNesting = 4;

/** Above what {@link maxBlockDepth} permits, so that rendering never omits validated text. */
export const maxNodeDepth = 32;

/** UTF-16 units of an HTML field, 10,000 words; as in `schemas/shared.json`. Bounds the sanitiser's time. */
export const maxHtmlLength = 65_536;

/** UTF-16 units. A block renders without yielding, and a maximal field of tags takes a tenth of a second. */
export const maxHtmlLengthOfBlock = 2 * maxHtmlLength;

/** Removals from one block before it is rejected: more means wrong content instead of slips. */
export const maxRemovals = 50;

/** Reported problems of one block. Fixing some reveals the others. */
export const maxProblemsPerBlock = 100;
