import type { Metadata, Sharp } from 'sharp';
import { checkUpload, maxUploadPixels, type UploadFault } from '#contracts/pictures/uploadRules.ts';
import { faultInWords } from '#editing/uploads/uploadFault.ts';
import { boundedSharp } from '#platform/boundedSharp.ts';

/** A file is not taken as a picture. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';
  readonly fault: UploadFault;

  constructor(fault: UploadFault, details: ErrorOptions = {}) {
    super(faultInWords(fault), details);
    this.fault = fault;
  }
}

/** A picture as it is kept: WebP, upright, in the colours of the web, without anything but its pixels. */
export interface KeptPicture {
  bytes: Buffer;
  /** In pixels. */
  width: number;
  height: number;
}

/** No page shows a wider one, on the densest screen. */
const maxWidth = 2560;
/** Of charts that are as long as a page. */
const maxHeight = 10_000;
/** Seconds that one picture may take. */
const timeLimit = 20;
/** Hardly to be told from the original, because pages make smaller copies of this one. */
const photographQuality = 88;
/** Drawings and screenshots are kept to the last pixel as long as they are not larger than that. */
const maxLosslessBytes = 1024 * 1024;

/**
 * Makes a file that somebody uploaded into a picture of the site. Whatever comes in, only pixels come out: what cameras
 * write into their files, the place among it, is gone. The work is done beside the event loop, and ends in time.
 *
 * @throws PictureRefusal where it is none that is taken, which is found before it is decoded, or is damaged
 */
export async function reencodePicture(file: Buffer): Promise<KeptPicture> {
  const checked = checkUpload(file);
  if (!checked.ok) throw new PictureRefusal(checked.fault);
  const { kind } = checked.header;
  try {
    refuseOther(await open(file).metadata(), kind);
    const encode = async (lossless: boolean): Promise<KeptPicture> => {
      const { data, info } = await open(file)
        .autoOrient()
        .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .timeout({ seconds: timeLimit })
        .webp(lossless ? { lossless } : { quality: photographQuality })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    };
    const exact = kind === 'png' ? await encode(true) : undefined;
    return exact && exact.bytes.byteLength <= maxLosslessBytes ? exact : await encode(false);
  } catch (cause) {
    if (cause instanceof PictureRefusal) throw cause;
    throw new PictureRefusal(faultOf(cause), { cause });
  }
}

function open(file: Buffer): Sharp {
  return boundedSharp(file, { limitInputPixels: maxUploadPixels, failOn: 'truncated' });
}

/** The decoder reads the header once more, by itself: what it would work on must be what was checked. */
function refuseOther({ format, pages = 1, width, height }: Metadata, kind: string): void {
  const isSame = format === kind || (kind === 'avif' && format === 'heif');
  if (isSame && pages === 1 && width * height <= maxUploadPixels) return;
  throw new PictureRefusal({ kind: 'contradicts-itself' });
}

function faultOf(cause: unknown): UploadFault {
  const said = cause instanceof Error ? cause.message : '';
  return { kind: /timeout/i.test(said) ? 'takes-too-long' : 'damaged' };
}
