/**
 * The custom element around a picture that is heavy and far down (specification §2, §4): the server writes it, a
 * behaviour in the browser fills it.
 */
export const lazyImageElement = 'pagewell-lazy-image';
