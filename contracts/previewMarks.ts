/** On every block of a preview, nested ones too: the block's id. */
export const blockIdAttribute = 'data-block-id';

export const blocksAttribute = 'data-blocks';
