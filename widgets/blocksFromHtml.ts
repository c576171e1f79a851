import { type FromHtml, blocksFromHtml as fromHtml } from '#transformer/fromHtml/fromHtml.ts';
import { claims } from './fromHtml.ts';

/** Converts HTML to blocks, including the markup that block types claim. */
export function blocksFromHtml(html: string): FromHtml {
  return fromHtml(html, { claims });
}
