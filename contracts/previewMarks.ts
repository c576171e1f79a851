// Attributes of previews, by which the editor finds blocks.

/** On every block of a preview, nested ones too: the block's id. */
export const blockIdAttribute = 'data-block-id';

/** On the element with the article's blocks. */
export const blocksAttribute = 'data-blocks';
