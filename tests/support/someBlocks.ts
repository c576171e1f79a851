export const articleOf = <Blocks>(path: string, title: string, blocks: Blocks) => ({ path, title, blocks });
export const block = <Data>(id: string, type: string, data: Data) => ({ id, type, data });
export const heading = (id: string, text: string) => ({ id, type: 'heading', data: { text } });
export const prose = (id: string, html: string) => ({ id, type: 'rich-text', data: { html } });

export const someBlocks = [prose('text', '<p>Sleep well.</p>')];
