import type { Metadata, Sharp } from 'sharp';
import { boundedSharp } from '#platform/boundedSharp.ts';
import { ImageError } from './imageError.ts';

/** WebP if the browser accepts it; otherwise one that every browser knows. */
export const imageFormats = ['webp', 'jpeg', 'png', 'gif'] as const;
export type ImageFormat = (typeof imageFormats)[number];

export interface ResizedImage {
  bytes: Buffer;
  format: ImageFormat;
}

interface ResizeOptions {
  width: number;
  acceptsWebp: boolean;
  /** An animated picture becomes its first frame. */
  still: boolean;
}

/** 8,000 × 6,000. Larger pictures are not for pages, and need too much memory to decode. */
const maxPixels = 48_000_000;
/** Larger animations become a still picture: they would outweigh the rest of the page. */
const maxAnimatedBytes = 3 * 1024 * 1024;
const maxFrames = 120;
const timeLimit = 10;
const webpQuality = 78;
const jpegQuality = 80;

/** SVG is rejected, because its cost is unbounded. @throws ImageError */
export async function resizeImage(input: Buffer, options: ResizeOptions): Promise<ResizedImage> {
  const { width, acceptsWebp, still } = options;
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

/** Of the universal formats only GIF animates: in others all frames would be stacked. */
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
