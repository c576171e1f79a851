/** The blocks of an article about whose content there is nothing to say. */
export const someBlocks = [{ id: 'text', type: 'rich-text', data: { html: '<p>Sleep well.</p>' } }];
