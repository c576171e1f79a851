/** In a tab's session storage: what is counted of its session. */
export const sessionKey = 'pagewell:session';

/** In a browser's local storage: when a page view was last told. */
export const pageViewKey = 'pagewell:page-view';
