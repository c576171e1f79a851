import type { FocusPoint } from '#transformer/focusPoint.ts';

/** What a search found: the part of a content source's answer that the page shows. */
export interface SearchResults {
  /** The text as it was searched for. */
  text: string;
  hits: readonly SearchHit[];
  /** Of all pages together. */
  total: number;
  /** Hits before the first one here. */
  offset: number;
  /** Hits on a page. */
  limit: number;
  /** How the hits were found; `corrected` after mending a typing error. */
  match: 'words' | 'corrected' | 'some-words' | 'similar' | 'none';
  correctedTo?: string;
}

export interface SearchHit {
  path: string;
  title: string;
  description: string;
  /** The lead picture, its address as the author wrote it. */
  image?: { src: string; focus?: FocusPoint } | undefined;
  /** Plain text in pieces. */
  snippet: readonly { text: string; highlighted: boolean }[];
}
