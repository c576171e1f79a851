import { type FromHtml, blocksFromHtml as fromHtml } from '#transformer/fromHtml/fromHtml.ts';
import { claims } from './fromHtml.ts';

export function blocksFromHtml(html: string): FromHtml {
  return fromHtml(html, { claims });
}
