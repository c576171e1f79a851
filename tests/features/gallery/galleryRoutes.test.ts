import { readBlockFixtures } from '#features/gallery/blockFixtures.ts';
import { galleryRoutes } from '#features/gallery/galleryRoutes.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import { blockSchemas } from '#schemas/catalogue.ts';
import { palette } from '#shell/design/palette.ts';
import { typeScale } from '#shell/design/typeScale.ts';
import { escapeText } from '#transformer/html/escape.ts';
import { startTestServer, type TestServer } from '../../server/support.ts';

const fixtures = [
  ...readBlockFixtures(new URL('../../../fixtures/blocks', import.meta.url).pathname),
  { type: 'heading' as const, name: 'broken', title: 'Without text', data: { level: 2 } },
  {
    type: 'list' as const,
    name: 'hostile',
    title: '</title><script>alert(1)</script>',
    data: { items: ['<img src=x onerror=alert(1)>'] },
  },
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ open: ({ renderer }) => galleryRoutes(() => fixtures, renderer) });
});
afterAll(() => server[Symbol.asyncDispose]());

const framesOf = (html: string) => [...html.matchAll(/<iframe src="([^"]*)"[^>]* width="(\d+)"/g)];

describe('the gallery', () => {
  test('shows its examples as they are when it is asked for', async () => {
    let title = 'Before';
    const examples = () => [{ type: 'heading' as const, name: 'typical', title, data: { text: title } }];
    await using changing = await startTestServer({
      open: ({ renderer }) => galleryRoutes(examples, renderer),
    });
    expect((await changing.get('/gallery/heading/typical')).body).toContain('Before');
    title = 'After';
    expect((await changing.get('/gallery/heading/typical')).body).toContain('After');
    expect((await changing.get('/gallery/heading')).body).toContain('After');
  });

  test('lists every block type, in the words of its schema', async () => {
    const { status, body } = await server.get('/gallery');
    expect(status).toBe(200);
    for (const type of blockTypes) {
      expect(body).toContain(`<a href="/gallery/${type}">${escapeText(blockSchemas[type].title ?? '')}</a>`);
    }
  });

  test('finds types by words of their name, description and keywords', async () => {
    const found = async (words: string) => {
      const { body } = await server.get(`/gallery?${new URLSearchParams({ q: words })}`);
      return [...body.matchAll(/<h3><a href="\/gallery\/([^"]*)/g)].map(([, type]) => type);
    };
    expect(await found('  warning ')).toContain('note');
    expect(await found('product CARD carousel')).toEqual(['product-card-carousel']);
    expect(await found('"><script>')).toEqual([]);
    expect(await found('')).toHaveLength(blockTypes.length);
  });

  test.each(blockTypes)('shows every example of %s in every width', async (type) => {
    const { status, body } = await server.get(`/gallery/${type}`);
    expect(status).toBe(200);
    const names = fixtures.filter((fixture) => fixture.type === type).map(({ name }) => name);
    expect(framesOf(body).map(([, src, width]) => [src, width])).toEqual(
      names.flatMap((name) => ['390', '800', '1280'].map((width) => [`/gallery/${type}/${name}`, width])),
    );
  });

  test('shows what pages are drawn with, in both colour schemes beside each other', async () => {
    const { body: index } = await server.get('/gallery');
    expect(index).toContain('href="/gallery/language"');
    const { status, body } = await server.get('/gallery/language');
    expect(status).toBe(200);
    for (const scheme of ['light', 'dark'] as const) {
      const [, shown = ''] = body.split(`data-scheme="${scheme}"`);
      const [panel = ''] = shown.split('</section>');
      for (const [name, colour] of Object.entries(palette)) {
        expect(panel).toContain(`--${name}</code><span>${colour[scheme]}</span>`);
      }
      for (const { pixels } of Object.values(typeScale)) expect(panel).toContain(`${pixels} px`);
      expect(panel).toMatch(/<button[^>]* disabled=""/);
      for (const level of ['No', 'Weak', 'Moderate', 'Strong']) expect(panel).toContain(`${level} evidence`);
      expect(panel).toContain('Medically reviewed');
    }
  });

  test('shows one width and one colour scheme where they are chosen, and keeps the choice in its links', async () => {
    const { body } = await server.get('/gallery/quote?width=800&scheme=dark');
    expect(new Set(framesOf(body).map(([, , width]) => width))).toEqual(new Set(['800']));
    expect(framesOf(body)[0]?.[1]).toMatch(/\?scheme=dark$/);
    expect(body).toContain('href="/gallery/quote?scheme=dark&amp;width=390"');
    expect(body).toContain('href="/gallery/quote?scheme=light&amp;width=800"');
  });

  test('says what is wrong with an example', async () => {
    const { body } = await server.get('/gallery/heading');
    const [, broken = ''] = body.split('id="broken"');
    expect(broken).toContain('schema/required at /blocks/0/data/text');
  });

  test.each([
    '/gallery/nothing',
    '/gallery/constructor',
    '/gallery/quiz/nothing',
    '/gallery/quiz/typical/more',
  ])('%s is not found', async (address) => expect((await server.get(address)).status).toBe(404));
});

describe('the frame of an example', () => {
  test('holds the block and nothing else of an article', async () => {
    const { status, body } = await server.get('/gallery/product-card/typical');
    expect(status).toBe(200);
    expect(body.match(/data-block-id/g)).toHaveLength(1);
    expect(body).not.toContain('<header class');
    expect(body).not.toContain('<footer');
  });

  test('is in the colour scheme that is asked for, else in that of the system', async () => {
    expect((await server.get('/gallery/quote/typical?scheme=dark')).body).toMatch(
      /<html[^>]*style="color-scheme:dark"/,
    );
    expect((await server.get('/gallery/quote/typical')).body).not.toMatch(/<html[^>]*style=/);
  });

  test('shows placeholders that are meant for developers', async () => {
    const { body } = await server.get('/gallery/basic/widget-inside');
    expect(body).toContain('Widget encountered in basic json to react transform');
    expect(body).not.toMatch(/data-placeholder="" hidden/);
  });

  test('lets nothing of a hostile example out', async () => {
    const { body } = await server.get('/gallery/list/hostile');
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('onerror');
  });
});

describe('every page of the gallery', () => {
  test.each(['/gallery', '/gallery/quiz', '/gallery/quiz/typical'])(
    '%s is kept from search engines and caches, and reports nothing',
    async (address) => {
      const { headers, body } = await server.get(address);
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).not.toMatch(/<html[^>]* data-reader-page/);
    },
  );

  test('may be framed by the gallery where it is a frame, and by nobody otherwise', async () => {
    const policyOf = async (address: string) =>
      String((await server.get(address)).headers['content-security-policy']);
    expect(await policyOf('/gallery/quiz/typical')).toContain("frame-ancestors 'self'");
    expect(await policyOf('/gallery/quiz')).toContain("frame-ancestors 'none'");
    expect(await policyOf('/gallery/quiz')).toMatch(/frame-src [^;]*'self'/);
    expect(await policyOf('/gallery/quiz')).not.toContain("script-src 'unsafe-inline'");
    expect(await policyOf('/gallery/quiz/typical')).toContain("frame-src 'none'");
    expect(await policyOf('/gallery/video/typical')).toContain('frame-src https://www.youtube-nocookie.com;');
  });

  test('is not there where the operator has not opened it', async () => {
    await using closed = await startTestServer();
    expect((await closed.get('/gallery')).status).toBe(404);
  });
});
