import { type FromHtml, blocksFromHtml as fromHtml } from '#transformer/fromHtml/fromHtml.ts';
import { claims } from './fromHtml.ts';

/** The blocks that HTML becomes, with the HTML that is a block type's own. */
export function blocksFromHtml(html: string): FromHtml {
  return fromHtml(html, { claims });
}
