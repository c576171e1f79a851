import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { JobRunner } from '#content/jobs/jobRunner.ts';
import { maxUploadBytes } from '#contracts/pictures/uploadRules.ts';
import type { MediaPage, MediaPicture } from '#editor-preview/model/media.ts';
import { picturesApi } from '#editor-preview/server/pictures/picturesApi.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { openPictures } from '#features/pictures/openPictures.ts';
import { quietLog } from '../../../content/quietLog.ts';
import { startTestServer, type TestServer } from '../../../server/support.ts';
import { openBuiltInStore } from '../../../support/builtInStore.ts';
import { signedIn } from '../../../support/people.ts';
import { articleOf } from '../../../support/someBlocks.ts';

let store: EditorStore;
let server: TestServer;
let folder: string;
let media: string;

beforeAll(async () => {
  store = await openBuiltInStore();
  folder = mkdtempSync(path.join(tmpdir(), 'pagewell-pictures-'));
  media = path.join(folder, 'media');
  mkdirSync(media);
  server = await startTestServer({
    offered: {
      log: pino({ level: 'silent' }),
      folders: { data: path.join(folder, 'cache'), media: [media], project: '.' },
      content: {
        store,
        source: store,
        database: store.database,
        jobs: new JobRunner({ database: store.database, log: quietLog() }),
        events: unused,
        changes: store.changes,
      },
    },
    open: async (parts) => [
      signedIn(),
      ...picturesApi({ store, folders: [media] }),
      ...((await openPictures(parts, { hosts: new Set(), cacheBytes: 10_000_000 })).routes ?? []),
    ],
  });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const refuse = () => Promise.reject(new Error('No events here.'));
const unused = {
  record: refuse,
  purge: refuse,
  export: () => {
    throw new Error('No events here.');
  },
};
const ours = { 'Sec-Fetch-Site': 'same-origin' };

const drawn = (width: number, height: number, background = '#0b6b62') =>
  sharp({ create: { width, height, channels: 3, background } });

function upload(bytes: Buffer, name = 'A spoon.JPG', headers: Record<string, string> = ours) {
  return server.get(`/editor/api/pictures?${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers,
    body: bytes,
  });
}

async function uploaded(bytes: Buffer, name?: string): Promise<MediaPicture> {
  const { status, body } = await upload(bytes, name);
  expect(status).toBe(201);
  return JSON.parse(body);
}

async function search(words = '', after = 0): Promise<MediaPage> {
  const query = new URLSearchParams({ words, after: String(after) });
  return JSON.parse((await server.get(`/editor/api/pictures?${query}`)).body);
}

async function storedBytes({ src }: MediaPicture): Promise<Buffer> {
  return (await server.get(src)).bytes;
}

describe('an uploaded picture', () => {
  test('is served to readers for ever as a WebP under a name of its content, and in the widths of all pictures', async () => {
    const picture = await uploaded(await drawn(800, 400).jpeg().toBuffer(), 'Löffel & Pulver.jpeg');
    expect(picture).toMatchObject({ width: 800, height: 400, uploadedBy: 'Editor', usedIn: 0 });
    expect(picture.src).toMatch(/^\/uploads\/loffel-pulver-[0-9a-f]{16}\.webp$/);
    const { headers, bytes } = await server.get(picture.src);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 800, height: 400 });
    const { bytes: small } = await server.get(`/img?src=${encodeURIComponent(picture.src)}&w=160`);
    expect((await sharp(small).metadata()).width).toBe(160);
  });

  test.each(['/uploads/no-such-0123456789abcdef.webp', '/uploads/..%2fsecret', '/uploads/a.svg'])(
    'is nothing at %s',
    async (address) => {
      expect((await server.get(address)).status).toBe(404);
      expect((await server.get(`/img?src=${encodeURIComponent(address)}&w=160`)).status).toBe(404);
    },
  );

  test('stands upright, in the colours of the web, without what the camera has written', async () => {
    const file = await drawn(60, 30, '#ff0000')
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .jpeg({ quality: 100 })
      .toBuffer();
    expect(await sharp(file).metadata()).toMatchObject({
      orientation: expect.any(Number),
      exif: expect.any(Buffer),
    });
    const picture = await uploaded(file);
    const bytes = await storedBytes(picture);
    const { width, height, orientation, exif, icc, xmp, iptc } = await sharp(bytes).metadata();
    expect({ orientation, exif, icc, xmp, iptc }).toEqual({});
    expect([width, height]).toEqual([picture.width, picture.height]);
    const [red, green] = await sharp(bytes).raw().toBuffer();
    expect(red).toBeGreaterThan(240);
    expect(green).toBeLessThan(20);
  });

  test('is turned upright', async () => {
    const file = await drawn(60, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await uploaded(file)).toMatchObject({ width: 30, height: 60 });
  });

  test('is no larger than any page shows it', async () =>
    expect(await uploaded(await drawn(4000, 2000).jpeg().toBuffer())).toMatchObject({
      width: 2560,
      height: 1280,
    }));

  test.each(['png', 'webp', 'avif'] as const)('may be a %s, transparent or not', async (format) => {
    const file = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#0b6b6280' } })
      .toFormat(format)
      .toBuffer();
    const { hasAlpha } = await sharp(await storedBytes(await uploaded(file))).metadata();
    expect(hasAlpha).toBe(true);
  });

  test('that comes twice is the same', async () => {
    const file = await drawn(33, 44).png().toBuffer();
    expect((await uploaded(file, 'one.png')).src).toBe((await uploaded(file, 'one.png')).src);
  });
});

describe('refused with the reason in words is', () => {
  const refusal = async (bytes: Buffer, name?: string) => {
    const { status, body } = await upload(bytes, name);
    return { status, ...(JSON.parse(body) as { error: string }) };
  };

  test('a drawing under the name of a picture', async () =>
    expect(await refusal(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png')).toEqual({
      status: 422,
      error: expect.stringMatching(/drawing \(SVG\), which can contain scripts/),
    }));

  test('a picture that is cut off, and one that is damaged further on', async () => {
    const file = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    expect(await refusal(file.subarray(0, 5000))).toMatchObject({
      status: 422,
      error: expect.stringMatching(/is incomplete/),
    });
    const damaged = Buffer.from(file);
    damaged.fill(0, 2000, 9000);
    expect((await refusal(damaged)).status).toBe(422);
  });

  test('a picture that would be larger than the memory it is given', async () => {
    const bomb = await drawn(8000, 7000, '#ffffff').png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    expect(await refusal(bomb)).toEqual({
      status: 422,
      error: expect.stringMatching(/8,000 × 7,000 pixels. The limit is 50 megapixels/),
    });
  });

  test('a file of more than 20 MB', async () => {
    const { status, body } = await upload(Buffer.alloc(maxUploadBytes + 1));
    expect(status).toBe(413);
    expect(body).toMatch(/limit is 20 MB/);
  });

  test('a file without a name', async () => {
    const { status } = await server.get('/editor/api/pictures', {
      method: 'POST',
      headers: ours,
      body: Buffer.from('x'),
    });
    expect(status).toBe(400);
  });
});

describe('the pictures to choose from', () => {
  beforeAll(async () => {
    for (const name of ['jar.webp', 'notes.txt', '.hidden.webp', 'Chart 1.png'])
      writeFileSync(path.join(media, name), await drawn(90, 60).webp().toBuffer());
    const article = articleOf('/nutrition/zinc', 'Zinc: What It Does', [
      { id: 'a', type: 'image', data: { src: '/media/jar.webp', alt: 'A blue jar of crème' } },
    ]);
    await store.publish('/nutrition/zinc', article, { author: 'test' });
  });

  test('are what was uploaded, then those of the media folder, with size, text alternative and articles', async () => {
    const { src } = await uploaded(await drawn(21, 12).png().toBuffer(), 'newest.png');
    const { pictures, found } = await search();
    expect(pictures[0]?.src).toBe(src);
    expect(found).toBe(pictures.length);
    const folders = pictures.filter((picture) => picture.src.startsWith('/media/'));
    expect(folders).toEqual([
      {
        src: '/media/jar.webp',
        name: 'jar.webp',
        width: 90,
        height: 60,
        alt: 'A blue jar of crème',
        uses: [{ path: '/nutrition/zinc', title: 'Zinc: What It Does' }],
        usedIn: 1,
      },
    ]);
  });

  test.each([
    ['jar', 1],
    ['BLUE creme', 1],
    ['what it does', 1],
    ['/nutrition/zinc', 1],
    ['blue spoon', 0],
  ])('are found by name, text alternative and article: %s', async (words, count) =>
    expect(await search(words)).toMatchObject({ found: count }),
  );

  test('come in parts', async () => {
    const all = await search();
    const rest = await search('', 1);
    expect(rest.pictures.map(({ src }) => src)).toEqual(all.pictures.slice(1).map(({ src }) => src));
    expect((await server.get('/editor/api/pictures?after=x')).status).toBe(400);
  });
});
