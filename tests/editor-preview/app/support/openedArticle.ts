import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { articleOf, block } from '../../../support/someBlocks.ts';

const card = (id: string, productTitle: string) => ({ id, type: 'product-card', data: { productTitle } });

export const articleWithCards = articleOf('/nutrition/creatine', 'Creatine, tested', [
  { id: 'intro', type: 'heading', data: { text: 'What it is', level: 2 } },
  { id: 'text', type: 'rich-text', data: { html: '<p>A powder &amp; a <b>habit</b>.</p>' } },
  block('picks', 'product-card-carousel', {
    header: 'Our picks',
    cards: [card('one', 'Plain Creatine'), card('two', 'Fine Creatine')],
  }),
  { id: 'end', type: 'quote', data: { text: 'Take it daily' } },
]);

export function opened(json: object = articleWithCards): EditedArticle {
  return readArticle({ json: JSON.parse(JSON.stringify(json)) }, blockFields);
}
