export const sessionKey = 'pagewell:session';

export const pageViewKey = 'pagewell:page-view';

export const adSessionKey = 'pagewell:ad-session';

export const anonymousIdKey = 'pagewell:anonymous-id';
