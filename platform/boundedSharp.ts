import sharp from 'sharp';

// Uploaded pictures are untrusted, and the server renders pages meanwhile: these bounds apply to all pictures.

// One thread per picture leaves the other cores to pages.
sharp.concurrency(1);
sharp.cache(false);
// A small SVG can take minutes, and rendering it cannot be cancelled.
sharp.block({ operation: ['VipsForeignLoadSvg'] });

export const boundedSharp = sharp;
