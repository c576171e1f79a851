import sharp from 'sharp';

// Pictures come from anybody, and pages go on being served beside the work on them. These bounds hold for all of it.

// One thread for each picture, so that the other cores stay with the pages.
sharp.concurrency(1);
sharp.cache(false);
// A drawing (SVG) of a few hundred bytes can take minutes, and drawing cannot be stopped once it has begun.
sharp.block({ operation: ['VipsForeignLoadSvg'] });

/** `sharp` with bounds for pictures that come from outside. */
export const boundedSharp = sharp;
