import type { Metadata, Sharp } from 'sharp';
import { checkUpload, maxUploadPixels, type UploadFault } from '#contracts/pictures/uploadRules.ts';
import { faultInWords } from '#editor-preview/model/uploads/uploadFault.ts';
import { boundedSharp } from '#platform/boundedSharp.ts';

export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';
  readonly fault: UploadFault;

  constructor(fault: UploadFault, details: ErrorOptions = {}) {
    super(faultInWords(fault), details);
    this.fault = fault;
  }
}

export interface StoredPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** No page shows a wider one, even on the densest screen. */
const maxWidth = 2560;
const maxHeight = 10_000;
const timeLimit = 20;
/** High, because pages use smaller copies of this one. */
const photographQuality = 88;
/** Drawings and screenshots stay lossless up to this size. */
const maxLosslessBytes = 1024 * 1024;

/** Removes metadata such as the location. @throws PictureRefusal for a rejected format or a damaged file */
export async function reencodePicture(file: Buffer): Promise<StoredPicture> {
  const checked = checkUpload(file);
  if (!checked.ok) throw new PictureRefusal(checked.fault);
  const { kind } = checked.header;
  try {
    refuseOther(await open(file).metadata(), kind);
    const encode = async (lossless: boolean): Promise<StoredPicture> => {
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

/** The decoder parses the header separately: it must agree with what was checked. */
function refuseOther({ format, pages = 1, width, height }: Metadata, kind: string): void {
  const isSame = format === kind || (kind === 'avif' && format === 'heif');
  if (isSame && pages === 1 && width * height <= maxUploadPixels) return;
  throw new PictureRefusal({ kind: 'contradicts-itself' });
}

function faultOf(cause: unknown): UploadFault {
  const message = cause instanceof Error ? cause.message : '';
  return { kind: /timeout/i.test(message) ? 'takes-too-long' : 'damaged' };
}
