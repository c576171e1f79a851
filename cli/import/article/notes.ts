import type { FromHtmlNote } from '#transformer/fromHtml/note.ts';
import type { LinkFault } from '../oldSite/links.ts';

export interface ImportNote {
  kind: FromHtmlNote['kind'];
  what: FromHtmlNote['topic'] | LinkFault | 'picture-failed' | 'relative-media' | 'lead-caption' | 'post';
  /** One line. */
  quotation: string;
}
