import type { FocusPoint } from '#transformer/pictures/focusPoint.ts';

export interface SearchResults {
  text: string;
  hits: readonly SearchHit[];
  total: number;
  offset: number;
  limit: number;
  /** `corrected`: after a typing correction. */
  match: 'words' | 'corrected' | 'some-words' | 'similar' | 'none';
  correctedTo?: string;
  /** With few hits for all words: articles with some of them. */
  also?: readonly SearchHit[];
}

export interface SearchHit {
  path: string;
  title: string;
  markedTitle?: SnippetParts;
  description: string;
  /** `src` is as the author wrote it. */
  image?: { src: string; focus?: FocusPoint } | undefined;
  datedAt?: string | undefined;
  kind?: string | undefined;
  snippet: SnippetParts;
}

export type SnippetParts = readonly { text: string; highlighted: boolean }[];
