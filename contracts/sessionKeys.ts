/** In a tab's session storage: what is counted of its session. */
export const sessionKey = 'pagewell:session';

/** In a browser's local storage: when a page view was last told. */
export const pageViewKey = 'pagewell:page-view';

/** In a tab's session storage, with consent: what the mailing service calls this reader's session. */
export const adSessionKey = 'pagewell:ad-session';

/** In a tab's session storage, with consent: a number that stands for its reader. */
export const anonymousIdKey = 'pagewell:anonymous-id';
