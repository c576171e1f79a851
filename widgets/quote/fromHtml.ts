import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { find, findAll } from '#transformer/fromHtml/tree/selector.ts';
import { withoutNodes } from '#transformer/fromHtml/tree/withoutNodes.ts';

const maxText = 5_000;
const maxAuthor = 120;

/** A quotation that is set off from the text; one in the text stays there. */
export const quoteFromHtml: BlockFromHtml = {
  type: 'quote',
  selector: '.wp-block-pullquote, .pullquote, .pull-quote, .kg-blockquote-alt',
  read(element, context) {
    // The block's text is plain: no links, no lists.
    if (find([element], 'a, ul, ol, table, img, iframe, h1, h2, h3, h4')) return undefined;
    const cite = find([element], 'cite, footer, figcaption');
    const paragraphs = findAll(withoutNodes([element], [cite]), 'p');
    const words = withoutNodes([element], [cite]);
    const isWhole = context.text(withoutNodes(words, paragraphs)) === '';
    const text = (isWhole ? paragraphs.map((each) => context.text([each])) : [context.text(words)]).join(
      '\n\n',
    );
    const author = context.text(cite ? [cite] : []).replace(/^[—–-]\s*/, '');
    if (text === '' || text.length > maxText || author.length > maxAuthor) return undefined;
    return { text, ...(author === '' ? {} : { author }) };
  },
};
