// Marks on what an editor sees of a page, by which the tool finds blocks in it.

/** Around every block of a preview, and on what holds a block inside another one: the block's id. */
export const blockIdAttribute = 'data-block-id';

/** On the element of a preview in which the article's own blocks stand. */
export const blocksAttribute = 'data-blocks';
