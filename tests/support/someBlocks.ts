export const heading = (id: string, text: string) => ({ id, type: 'heading', data: { text } });
export const prose = (id: string, html: string) => ({ id, type: 'rich-text', data: { html } });

/** The blocks of an article about whose content there is nothing to say. */
export const someBlocks = [prose('text', '<p>Sleep well.</p>')];
