import type { FromHtmlNote } from '#transformer/fromHtml/note.ts';
import type { LinkFault } from '../oldSite/links.ts';

/** Something about an article that a person may have to see to. */
export interface ImportNote {
  kind: FromHtmlNote['kind'];
  what: FromHtmlNote['what'] | LinkFault | 'picture-failed' | 'relative-media' | 'lead-caption' | 'post';
  /** A piece of what it is about, in one line. */
  quotation: string;
}
