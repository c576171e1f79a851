import type { SlidesPerPage } from './Carousel.tsx';

/** Cards and pictures that stand one by one on phones, by two on tablets, and all in a grid on desktops. */
export const cardsPerPage: SlidesPerPage = { mobile: 1, tablet: 2, desktop: 'grid' };

/** The width of a picture in one of two columns of the widest block, in CSS pixels. */
export const slidePictureWidth = 380;
