/**
 * The bounds on what an article may be. Each is far above what an editor writes and far below what would slow a page
 * down for others; the reason stands beside it.
 */

/** UTF-8 bytes of a whole article. The longest real ones, 60 blocks with reviews, stay below a tenth of this. */
export const maxArticleBytes = 2_000_000;

/**
 * Arrays and objects inside each other, in the whole article. Beyond it nobody wrote the document by hand, and each
 * level costs stack, so what stands deeper is gone before anything else looks at it.
 */
export const maxJsonDepth = 128;

/**
 * Arrays and objects inside each other, in the data of one block. It costs the block alone. Sixty levels hold thirty
 * elements of basic nodes inside each other, which no prose needs.
 */
export const maxBlockDepth = 64;

/** Values in an article: every object, array, text, number. A long article with 60 blocks has about 2,000. */
export const maxJsonValues = 100_000;

/** Items of one array. A tenth of all values, so that no single list can make the checks that follow expensive. */
export const maxArrayItems = 10_000;

/** Top-level blocks, as in `schemas/article.json`. The longest real articles have 60. Those beyond are left out. */
export const maxBlocks = 2_000;

/** Blocks inside other blocks, in the whole article. Those beyond are left out. */
export const maxNestedBlocks = 500;

/** Blocks inside blocks inside blocks: tabs in columns in a basic tree, and one to spare. */
export const maxBlockNesting = 4;

/**
 * Basic nodes inside each other. Higher than {@link maxBlockDepth} lets a validated block be, so that the renderer's
 * own guard never leaves out text that validation let pass.
 */
export const maxNodeDepth = 32;

/**
 * UTF-16 units of a field of HTML, 10,000 words; `html` in `schemas/shared.json` says the same to editors. The
 * sanitiser's time grows with it.
 */
export const maxHtmlLength = 65_536;

/**
 * UTF-16 units of all fields of HTML of one block. Blocks are rendered in one go each, and a field as long as may be, made
 * of tags alone, takes a tenth of a second.
 */
export const maxHtmlLengthOfBlock = 2 * maxHtmlLength;

/** Parts that are taken out of one block before it is given up: more is not a slip but the wrong content. */
export const maxRemovals = 50;

/** Problems told of one block. Nobody reads the hundredth; all of a block's faults are found again when it is mended. */
export const maxProblemsPerBlock = 100;
