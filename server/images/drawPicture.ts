import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/**
 * A program of its own: makes pixels of the drawing (SVG) on its standard input, and writes them as PNG to its standard
 * output. Whoever starts it ends it when it takes too long, which no library can do to itself.
 *
 * Usage: drawPicture WIDTH MAX-PIXELS, the width in device pixels
 */

/** The resolution that a drawing's own size is meant for, and the highest that it is drawn in. */
const density = 72;
const maxDensity = 2400;

const [width = 0, maxPixels = 0] = process.argv.slice(2).map(Number);
const input = await buffer(process.stdin);
const limitInputPixels = maxPixels;

const { format, width: ownWidth = width } = await sharp(input, { limitInputPixels }).metadata();
if (format !== 'svg') throw new Error(`This is no drawing but ${format}.`);
const scale = Math.min(Math.max((density * width) / (ownWidth || width), density), maxDensity);
const drawn = sharp(input, { limitInputPixels, density: scale })
  .resize({ width })
  .png({ compressionLevel: 1 });
process.stdout.write(await drawn.toBuffer());
