/** sessionStorage: counts of the session. */
export const sessionKey = 'pagewell:session';

/** localStorage: when a page view was last reported. */
export const pageViewKey = 'pagewell:page-view';

/** sessionStorage, with consent: the mailing service's session id of this reader. */
export const adSessionKey = 'pagewell:ad-session';

/** sessionStorage, with consent: a random id of this reader. */
export const anonymousIdKey = 'pagewell:anonymous-id';
