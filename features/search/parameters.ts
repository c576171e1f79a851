/** Query parameter of the searched text. */
export const searchParameter = 'q1';

/** Longest searched text, in characters; the same limit as in content sources. */
export const longestQuery = 200;

/** Query parameter of the page of results, from 1. */
export const pageParameter = 'page';
