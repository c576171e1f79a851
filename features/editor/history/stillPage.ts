import type { Document } from '../../../shell/page/document.ts';

/**
 * A page to look at beside another one, in a frame that runs no script. Its links lead into windows that such a frame
 * may not open: so nothing leads away from what is compared.
 */
export function stillPage({ html, css }: Document): Document {
  return { html: html.replace('<head>', '<head><base target="_blank">'), css };
}
