import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { phrases } from '#rules/testing/examples.ts';
import { toolPage } from '#shell/tools/toolPage.tsx';
import { pageRenderer } from '../support/pageRenderer.ts';
import { startTestServer } from './support.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pagewell-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a built file', () => {
  const script = 'export const answer = 42;\n'.repeat(100);

  it('is sent compressed, for ever, and not again to a browser that has it', async () => {
    writeFileSync(path.join(folder, 'main-abc.js'), script);
    await using server = await startTestServer({ assetsFolder: folder });
    const answer = await server.get('/assets/main-abc.js', { headers: { 'Accept-Encoding': 'br' } });

    expect(answer.status).toBe(200);
    expect(brotliDecompressSync(answer.bytes).toString()).toBe(script);
    expect(answer.bytes.byteLength).toBeLessThan(script.length / 20);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');

    const again = await server.get('/assets/main-abc.js', {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': String(answer.headers.etag) },
    });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('that is a font or a picture is sent as it is', async () => {
    writeFileSync(path.join(folder, 'serif-abc.woff2'), 'font');
    await using server = await startTestServer({ assetsFolder: folder });
    const answer = await server.get('/assets/serif-abc.woff2', { headers: { 'Accept-Encoding': 'br' } });
    expect([answer.status, answer.body, answer.headers['content-encoding']]).toEqual([
      200,
      'font',
      undefined,
    ]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('that is combined for a page is sent as one that was built is, and one that no page names is none', async () => {
    const sheet = '.card{color:red}'.repeat(100);
    const combinedSheet = (name: string) => (name === 'page-AB-12345678.css' ? sheet : undefined);
    await using server = await startTestServer({ assetsFolder: folder, combinedSheet });
    const answer = await server.get('/assets/page-AB-12345678.css', { headers: { 'Accept-Encoding': 'br' } });
    expect(brotliDecompressSync(answer.bytes).toString()).toBe(sheet);
    expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await server.get('/assets/page-AC-12345678.css')).status).toBe(404);
  });

  it('that another release has made is sent as one of this release is', async () => {
    const others = new Map([
      ['Quiz-abc.js', 'export default 1;'.repeat(100)],
      ['sans-abc.woff2', 'font'],
    ]);
    const ofOtherBuild = async (name: string) => {
      const text = others.get(name);
      return text === undefined ? undefined : Buffer.from(text);
    };
    await using server = await startTestServer({ assetsFolder: folder, ofOtherBuild });
    const script = await server.get('/assets/Quiz-abc.js', { headers: { 'Accept-Encoding': 'br' } });
    expect(brotliDecompressSync(script.bytes).toString()).toBe(others.get('Quiz-abc.js'));
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const font = await server.get('/assets/sans-abc.woff2');
    expect([font.body, font.headers['content-type']]).toEqual(['font', 'font/woff2']);
    for (const { headers } of [script, font])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await server.get('/assets/Quiz-def.js')).status).toBe(404);
  });

  it.each(
    phrases(`
      /assets/ | /assets | /assets/none.js | /assets/..%2fsecret.js | /assets/.hidden | /assets/sub/a.js
    `),
  )('is not at %s', async (address) => {
    mkdirSync(path.join(folder, 'assets', 'sub'), { recursive: true });
    writeFileSync(path.join(folder, 'secret.js'), 'secret');
    writeFileSync(path.join(folder, 'assets', '.hidden'), 'secret');
    await using server = await startTestServer({ assetsFolder: path.join(folder, 'assets') });
    const answer = await server.get(address);
    expect([answer.status, answer.body.includes('secret')]).toEqual([404, false]);
  });
});

describe('a media file', () => {
  it('is sent from the first folder that has it, in parts to whoever asks for a part', async () => {
    mkdirSync(path.join(folder, 'own'));
    mkdirSync(path.join(folder, 'fixtures'));
    writeFileSync(path.join(folder, 'own', 'jar.jpg'), 'own picture');
    writeFileSync(path.join(folder, 'fixtures', 'jar.jpg'), 'another picture');
    writeFileSync(path.join(folder, 'fixtures', 'cup.jpg'), 'a cup');
    await using server = await startTestServer({
      mediaFolders: [path.join(folder, 'own'), path.join(folder, 'fixtures')],
    });
    expect((await server.get('/media/jar.jpg')).body).toBe('own picture');
    expect((await server.get('/media/cup.jpg')).body).toBe('a cup');
    const part = await server.get('/media/jar.jpg', { headers: { Range: 'bytes=0-2' } });
    expect([part.status, part.body]).toEqual([206, 'own']);
    const none = await server.get('/media/jar.jpg', { headers: { Range: 'bytes=100-' } });
    expect(none.status).toBe(416);
  });

  it('can run nothing, even a drawing that is opened on its own', async () => {
    writeFileSync(
      path.join(folder, 'drawing.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    );
    await using server = await startTestServer({ mediaFolders: [folder] });
    const answer = await server.get('/media/drawing.svg');
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    );
  });

  it.each(['/media/../secret.txt', '/media/%2e%2e/secret.txt', '/media/.env', '/media/'])(
    'is not at %s',
    async (address) => {
      mkdirSync(path.join(folder, 'media'));
      writeFileSync(path.join(folder, 'secret.txt'), 'secret');
      writeFileSync(path.join(folder, 'media', '.env'), 'secret');
      symlinkSync(folder, path.join(folder, 'media', 'up'));
      await using server = await startTestServer({ mediaFolders: [path.join(folder, 'media')] });
      const answer = await server.get(address);
      expect([answer.status, answer.body.includes('secret')]).toEqual([404, false]);
    },
  );
});

it('the script of a tool is loaded by what follows the server in development', async () => {
  const renderer = await pageRenderer();
  const following = (script: string) => `/start?script=${script}`;
  const shell = { ...renderer, assets: { ...renderer.assets, following } };
  const { html } = toolPage({ tool: '/editor', title: 'Edit', children: null, script: '/editor.js' }, shell);
  expect(html).toContain('content="/start?script=/editor.js"');
});
