import { mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import sharp from 'sharp';
import type { fetchImage } from '#features/pictures/fetchImage.ts';
import { openPictures } from '#features/pictures/openPictures.ts';
import { startTestServer, type TestServer } from '../../server/support.ts';
import { picture } from './picture.ts';

const log = pino({ level: 'silent' });
const allowedHosts = new Set(['cdn.example']);

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10"/></svg>';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pagewell-images-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Proxy extends TestServer {
  fetched: URL[];
  show: (src: string, width?: string, accept?: string) => ReturnType<TestServer['get']>;
}

async function startProxy(
  fetch: typeof fetchImage = () => picture(400, 300),
  options: { cacheBytes?: number } = {},
): Promise<Proxy> {
  const fetched: URL[] = [];
  const countedFetch: typeof fetchImage = (url, fetchOptions) => {
    fetched.push(url);
    return fetch(url, fetchOptions);
  };
  const server = await startTestServer({
    offered: { log, folders: { data: path.join(folder, 'cache'), media: [folder], project: '.' } },
    open: async (parts) => {
      const settings = { hosts: allowedHosts, cacheBytes: options.cacheBytes ?? 10_000_000 };
      return (await openPictures(parts, settings, countedFetch)).routes ?? [];
    },
  });
  return Object.assign(server, {
    fetched,
    show: (src: string, width = '160', accept = 'image/avif,image/webp,*/*') =>
      server.get(`/img?src=${encodeURIComponent(src)}&w=${width}`, { headers: { Accept: accept } }),
  });
}

describe('the image proxy', () => {
  it('makes a picture as wide as asked, in steps, and never wider than it is', async () => {
    writeFileSync(path.join(folder, 'jar.png'), await picture(500, 250));
    await using proxy = await startProxy();
    for (const [asked, width] of [
      ['160', 160],
      ['161', 240],
      ['42', 80],
      ['2560', 500],
    ] as const) {
      const { width: made, height } = await sharp(
        (await proxy.show('/media/jar.png', asked)).bytes,
      ).metadata();
      expect([asked, made, height]).toEqual([asked, width, width / 2]);
    }
  });

  it.each([
    ['image/avif,image/webp,*/*', 'image/webp'],
    ['image/png,*/*', 'image/jpeg'],
  ])('answers %s with %s', async (accept, type) => {
    writeFileSync(path.join(folder, 'jar.png'), await picture(300, 200));
    await using proxy = await startProxy();
    const answer = await proxy.show('/media/jar.png', '160', accept);
    expect([answer.status, answer.headers['content-type'], answer.headers.vary]).toEqual([
      200,
      type,
      'Accept',
    ]);
    expect(answer.headers['cache-control']).toContain('max-age=86400');
  });

  it('keeps what is transparent for browsers without WebP', async () => {
    const clear = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    writeFileSync(path.join(folder, 'clear.png'), clear);
    await using proxy = await startProxy();
    expect((await proxy.show('/media/clear.png', '160', '*/*')).headers['content-type']).toBe('image/png');
  });

  it('sends whoever wants a drawing of ours to the drawing itself', async () => {
    writeFileSync(path.join(folder, 'logo.svg'), drawing);
    await using proxy = await startProxy();
    const answer = await proxy.show('/media/logo.svg', '800');
    expect([answer.status, answer.headers.location]).toEqual([302, '/media/logo.svg']);
  });

  it.each([
    ['image/webp', 'image/webp'],
    ['*/*', 'image/gif'],
  ])('keeps a small moving picture moving for browsers that take %s', async (accept, type) => {
    const frames = await sharp(
      Buffer.from(Array.from({ length: 3 * 100 * 100 * 3 }, (_, index) => index % 251)),
      { raw: { width: 100, height: 300, channels: 3, pageHeight: 100 } },
    )
      .gif()
      .toBuffer();
    writeFileSync(path.join(folder, 'stir.gif'), frames);
    await using proxy = await startProxy();
    const answer = await proxy.show('/media/stir.gif', '80', accept);
    expect(answer.headers['content-type']).toBe(type);
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ pages: 3, width: 80 });
  });

  it.each([
    ['image/webp', 'webp'],
    ['*/*', 'png'],
  ])(
    'sends the first frame of a moving picture where it shall stand still, also to %s',
    async (accept, format) => {
      const frames = Buffer.concat([Buffer.alloc(100 * 100 * 3, 0xff), Buffer.alloc(100 * 100 * 3)]);
      const moving = sharp(frames, { raw: { width: 100, height: 200, channels: 3, pageHeight: 100 } }).gif();
      writeFileSync(path.join(folder, 'stir.gif'), await moving.toBuffer());
      await using proxy = await startProxy();
      expect((await proxy.show('/media/stir.gif', '80', accept)).status).toBe(200);
      const still = await proxy.get('/img?src=/media/stir.gif&w=80&still', { headers: { Accept: accept } });
      expect(await sharp(still.bytes).metadata()).toMatchObject({ format, width: 80, height: 80 });
      const [red] = (await sharp(still.bytes).stats()).channels;
      expect(red?.mean).toBeGreaterThan(250);
    },
  );

  it('makes and fetches a picture once, however many ask, and finds it again after a restart', async () => {
    await using proxy = await startProxy();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => proxy.show('https://cdn.example/a.png')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(proxy.fetched).toHaveLength(1);

    await using again = await startProxy();
    expect((await again.show('https://cdn.example/a.png')).bytes).toEqual(answers[0]?.bytes);
    expect(again.fetched).toHaveLength(0);
  });

  it('shows the new content of a file that changed', async () => {
    const file = path.join(folder, 'jar.png');
    writeFileSync(file, await picture(300, 100));
    await using proxy = await startProxy();
    await proxy.show('/media/jar.png');
    writeFileSync(file, await picture(300, 300));
    const later = Date.now() / 1000 + 60;
    utimesSync(file, later, later);
    expect((await sharp((await proxy.show('/media/jar.png')).bytes).metadata()).height).toBe(160);
  });

  it('makes a picture anew when its folder was emptied', async () => {
    await using proxy = await startProxy();
    await proxy.show('https://cdn.example/a.png');
    for (const name of readdirSync(path.join(folder, 'cache', 'images')))
      rmSync(path.join(folder, 'cache', 'images', name));
    expect((await proxy.show('https://cdn.example/a.png')).status).toBe(200);
    expect(proxy.fetched).toHaveLength(2);
  });

  it('takes no more room on disk than it may', async () => {
    await using proxy = await startProxy(undefined, { cacheBytes: 1_000 });
    for (let index = 0; index < 30; index += 1) await proxy.show(`https://cdn.example/${index}.png`);
    expect(readdirSync(path.join(folder, 'cache', 'images')).length).toBeLessThan(10);
  });

  it('does not try a picture again at once that has failed', async () => {
    await using proxy = await startProxy(async () => Buffer.from('<html>not found</html>'));
    for (let asks = 0; asks < 5; asks += 1)
      expect((await proxy.show('https://cdn.example/a.png')).status).toBe(404);
    expect(proxy.fetched).toHaveLength(1);
  });

  it.each([
    ['of 20,000 × 20,000 pixels', () => hugePng(20_000, 20_000)],
    ['of 8,000 × 8,000 pixels', () => hugePng(8_000, 8_000)],
    ['that breaks off', async () => (await picture(400, 400, 'jpeg')).subarray(0, 200)],
    ['that is empty', async () => Buffer.alloc(0)],
    ['that is a drawing', async () => Buffer.from(drawing)],
    ['that is a drawing in another encoding', async () => Buffer.from(`\ufeff${drawing}`, 'utf16le')],
    ['that is a compressed drawing', async () => gzipSync(drawing)],
  ])('refuses a picture %s', async (_, make) => {
    const bytes = await make();
    await using proxy = await startProxy(async () => bytes);
    expect((await proxy.show('https://cdn.example/a.png')).status).toBe(404);
  });

  it('refuses a drawing of ours under the name of a picture', async () => {
    writeFileSync(path.join(folder, 'logo.png'), drawing);
    await using proxy = await startProxy();
    expect((await proxy.show('/media/logo.png')).status).toBe(404);
  });

  it.each([
    ['no width', '/img?src=/media/a.png'],
    ['width nothing', '/img?src=/media/a.png&w=0'],
    ['a width beyond all screens', '/img?src=/media/a.png&w=2561'],
    ['a width that is no number', '/img?src=/media/a.png&w=1e3'],
    ['a file outside', '/img?src=/media/../package.json&w=80'],
    ['a hidden file', '/img?src=/media/.env&w=80'],
    ['another folder', '/img?src=/assets/a.png&w=80'],
    ['a file that is not there', '/img?src=/media/none.png&w=80'],
    ['a folder', '/img?src=/media/cache&w=80'],
    ['a host that is not in the list', '/img?src=https://evil.example/a.png&w=80'],
    ['a host that only looks like it', '/img?src=https://cdn.example.evil.example/a.png&w=80'],
    ['a host behind a name', '/img?src=https://cdn.example@evil.example/a.png&w=80'],
    ['credentials', '/img?src=https://u:p@cdn.example/a.png&w=80'],
    ['another port', '/img?src=https://cdn.example:8443/a.png&w=80'],
    ['plain http', '/img?src=http://cdn.example/a.png&w=80'],
    ['a protocol of its own', '/img?src=file:///etc/passwd&w=80'],
    ['an address of the house', '/img?src=https://127.0.0.1/a.png&w=80'],
    ['nothing', '/img'],
  ])('has nothing to do with %s', async (_, address) => {
    await using proxy = await startProxy();
    expect((await proxy.get(address)).status).toBe(404);
    expect(proxy.fetched).toEqual([]);
  });

  it('does not follow a link out of the folder', async () => {
    symlinkSync('/etc/hostname', path.join(folder, 'link.png'));
    await using proxy = await startProxy();
    expect((await proxy.show('/media/link.png')).status).toBe(404);
  });
});

/** The header of a PNG that claims a size, which is all that a decoder needs to run out of memory. */
async function hugePng(width: number, height: number): Promise<Buffer> {
  const png = await picture(8, 8);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
