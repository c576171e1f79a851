import type { SlidesPerPage } from './Carousel.tsx';

export const cardsPerPage: SlidesPerPage = { mobile: 1, tablet: 2, desktop: 'grid' };

export const slidePictureWidth = 380;
