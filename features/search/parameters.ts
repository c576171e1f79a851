/** The query parameter that carries the searched text. */
export const searchParameter = 'q1';

/** The longest text that a reader can search for, in characters; the content sources search for no more. */
export const longestQuery = 200;

/** The query parameter that carries the page of results, from 1. */
export const pageParameter = 'page';
