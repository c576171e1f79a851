import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { readPictureHeader } from '#contracts/pictures/pictureHeader.ts';
import { checkUpload, maxUploadBytes } from '#contracts/pictures/uploadRules.ts';
import { faultInWords } from '#editor-preview/model/uploads/uploadFault.ts';

const drawn = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#0b6b62',
      noise: { type: 'gaussian', mean: 90, sigma: 20 },
    },
  });

const kinds = ['jpeg', 'png', 'webp', 'avif'] as const;

const why = (bytes: Uint8Array): string => {
  const checked = checkUpload(bytes);
  return checked.ok ? 'taken' : faultInWords(checked.fault);
};

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG that says what size it has, and holds nothing. */
function pngThatSays(width: number, height: number, ...others: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...others,
    chunk('IDAT', Buffer.alloc(9)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('A file that is uploaded', () => {
  test.each(kinds)('is taken as %s by its own bytes, with its size', async (kind) => {
    const bytes = await drawn(321, 123).toFormat(kind).toBuffer();
    expect(checkUpload(bytes)).toMatchObject({ ok: true, header: { kind, width: 321, height: 123 } });
  });

  test.each([
    ['lossless', { lossless: true }],
    ['with transparency', {}],
  ])('is taken as a WebP %s', async (_name, options) => {
    const bytes = await sharp({ create: { width: 70, height: 33, channels: 4, background: '#0b6b6280' } })
      .webp(options)
      .toBuffer();
    expect(readPictureHeader(bytes)).toMatchObject({
      kind: 'webp',
      width: 70,
      height: 33,
      isAnimated: false,
    });
  });

  test('is taken with whatever cameras write in front of and behind the picture', async () => {
    const bytes = await drawn(300, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Pagewell' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .toBuffer();
    expect(checkUpload(Buffer.concat([bytes, Buffer.alloc(500, 7)]))).toMatchObject({ ok: true });
  });

  test.each(kinds)('is refused where it ends in the middle of a %s', async (kind) => {
    const bytes = await drawn(400, 300).toFormat(kind).toBuffer();
    expect(why(bytes.subarray(0, Math.floor(bytes.length * 0.6)))).toMatch(/is incomplete/);
  });

  test('is refused where it moves', async () => {
    const frames = await sharp(
      [await drawn(20, 20).png().toBuffer(), await drawn(20, 20).negate().png().toBuffer()],
      { join: { animated: true } },
    )
      .webp()
      .toBuffer();
    expect(why(frames)).toMatch(/animated/);
    expect(why(pngThatSays(20, 20, chunk('acTL', Buffer.alloc(8))))).toMatch(/animated/);
  });

  test('is refused where it would be far larger than it is, before it is decoded', () => {
    expect(why(pngThatSays(30_000, 1_000))).toMatch(/30,000 × 1,000 pixels/);
    expect(why(pngThatSays(10_000, 5_001))).toMatch(/The limit is 50 megapixels/);
    expect(why(pngThatSays(0, 20))).toMatch(/size of 0 pixels/);
    expect(why(pngThatSays(10_000, 5_000))).toBe('taken');
  });

  test('is refused where it has more bytes than are taken', () =>
    expect(why(new Uint8Array(maxUploadBytes + 1))).toMatch(/20.1 MB. The limit is 20 MB/));

  test.each([
    ['<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', /drawing \(SVG\)/],
    ['  <svg onload="alert(1)"/>', /drawing \(SVG\)/],
    ['<!doctype html><title>Not found</title>', /web page/],
    ['GIF89a', /GIF/],
    ['%PDF-1.7', /PDF, not a picture/],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', /HEIC/],
    ['\0\0\0\x18ftypisom\0\0\0\0isommp42', /video, not a picture/],
    ['II*\0 ', /TIFF/],
    ['', /empty/],
    ['PK\x03\x04', /not a supported picture/],
    ['\xff\xd8\xff\xe0', /not a supported picture/],
    ['RIFF\0\0\0\0WEBPVP9 ', /not a supported picture/],
  ])('is refused by its bytes, whatever its name: %j', (text, reason) =>
    expect(why(Buffer.from(text, 'latin1'))).toMatch(reason),
  );

  test('is read within bounds, whatever its bytes say', async () => {
    for (const kind of kinds) {
      const bytes = await drawn(40, 30).toFormat(kind).toBuffer();
      for (let at = 0; at < bytes.length; at += 3) {
        const broken = Buffer.from(bytes);
        broken.writeUInt8(255, at);
        expect(() => checkUpload(broken)).not.toThrow();
        expect(() => checkUpload(bytes.subarray(0, at))).not.toThrow();
      }
    }
  });
});
