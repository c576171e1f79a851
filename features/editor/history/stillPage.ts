import type { Document } from '../../../shell/document/document.ts';
import { withoutElements } from '../../../transformer/html/withoutElements.ts';

/**
 * A page to look at beside another one: as readers without scripts get it. Its links lead into windows that the frame
 * around it may not open, so nothing leads away from what is compared.
 */
export function stillPage({ html, css }: Document): Document {
  return { html: withoutElements(html, 'script').replace('<head>', '<head><base target="_blank">'), css };
}
