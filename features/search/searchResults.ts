import type { FocusPoint } from '#transformer/focusPoint.ts';

/** The part of a content source's response that the page shows. */
export interface SearchResults {
  /** The searched text. */
  text: string;
  hits: readonly SearchHit[];
  /** Of all pages together. */
  total: number;
  /** Hits before this page's first. */
  offset: number;
  /** Hits on a page. */
  limit: number;
  /** How the hits were found; `corrected` after a typing correction. */
  match: 'words' | 'corrected' | 'some-words' | 'similar' | 'none';
  correctedTo?: string;
}

export interface SearchHit {
  path: string;
  title: string;
  description: string;
  /** The lead picture, its address as the author wrote it. */
  image?: { src: string; focus?: FocusPoint } | undefined;
  /** Its day, ISO 8601. */
  datedAt?: string | undefined;
  /** Its kind, such as `Picks`. */
  kind?: string | undefined;
  /** Plain text in pieces. */
  snippet: readonly { text: string; highlighted: boolean }[];
}
