import type { SlidesPerPage } from './Carousel.tsx';

/** Cards and images: one per view on phones, two on tablets, a grid on desktops. */
export const cardsPerPage: SlidesPerPage = { mobile: 1, tablet: 2, desktop: 'grid' };

/** The width of an image in one of two columns of the widest block, in CSS pixels. */
export const slidePictureWidth = 380;
