import type { Metadata, Sharp } from 'sharp';
import { boundedSharp } from '#platform/boundedSharp.ts';
import { ImageError } from './imageError.ts';

/** What a picture is sent as. WebP where the browser says it knows it; else a form that every browser knows. */
export const imageFormats = ['webp', 'jpeg', 'png', 'gif'] as const;
export type ImageFormat = (typeof imageFormats)[number];

export interface ResizedImage {
  bytes: Buffer;
  format: ImageFormat;
}

interface ResizeOptions {
  width: number;
  /** Whether the browser takes WebP. */
  acceptsWebp: boolean;
  /** Whether an animated picture becomes its first frame. */
  still: boolean;
}

/** A picture of 8,000 × 6,000. Larger ones are not for pages, and decoding them takes the memory of hundreds. */
const maxPixels = 48_000_000;
/** Moving pictures beyond that become a still one: they would weigh more than the rest of the page together. */
const maxAnimatedBytes = 3 * 1024 * 1024;
const maxFrames = 120;
/** Seconds that one picture may take. */
const timeLimit = 10;
const webpQuality = 78;
const jpegQuality = 80;

/**
 * Makes a picture of the given width in device pixels, never wider than it is, upright, and without the data that cameras write into
 * it. Whatever comes in, only pixels come out. Drawings are refused: there is no saying what one takes.
 *
 * @throws ImageError where the bytes are no picture, a drawing, or a picture that is too large to work on
 */
export async function resizeImage(
  input: Buffer,
  { width, acceptsWebp, still }: ResizeOptions,
): Promise<ResizedImage> {
  try {
    const metadata = await boundedSharp(input, { limitInputPixels: maxPixels }).metadata();
    const animated = !still && isShownMoving(input, metadata);
    const picture = boundedSharp(input, { limitInputPixels: maxPixels, animated })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .timeout({ seconds: timeLimit });
    const format = acceptsWebp ? 'webp' : plainFormat(metadata, animated);
    return { bytes: await encode(picture, format).toBuffer(), format };
  } catch (error) {
    if (error instanceof ImageError) throw error;
    throw new ImageError('the picture cannot be read', { cause: error });
  }
}

function isShownMoving(input: Buffer, { pages = 1 }: Metadata): boolean {
  return pages > 1 && pages <= maxFrames && input.byteLength <= maxAnimatedBytes;
}

/** Of the forms that every browser knows, only GIF moves: in the others, all frames would stand below each other. */
function plainFormat({ hasAlpha }: Metadata, animated: boolean): ImageFormat {
  if (animated) return 'gif';
  return hasAlpha ? 'png' : 'jpeg';
}

function encode(picture: Sharp, format: ImageFormat): Sharp {
  if (format === 'webp') return picture.webp({ quality: webpQuality });
  if (format === 'gif') return picture.gif();
  if (format === 'png') return picture.png({ compressionLevel: 9 });
  return picture.jpeg({ quality: jpegQuality, mozjpeg: true });
}
