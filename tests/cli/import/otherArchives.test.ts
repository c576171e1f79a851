import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ends, runCommand } from '../runCommand.ts';
import { type ImportFolder, importFolder } from './importStore.ts';

const archives = resolve('fixtures/archives');

let folder: ImportFolder;
beforeAll(() => {
  folder = importFolder();
});
afterAll(() => folder[Symbol.dispose]());

const imported = (name: string, ...args: string[]) =>
  runCommand('import', `${archives}/${name}`, '--report', 'report', ...args);
const reported = (): unknown => JSON.parse(readFileSync('report/report.json', 'utf8'));
const articles = (): unknown[] =>
  readFileSync('report/articles.ndjson', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const published = (path: string) => folder.withStore(async (store) => (await store.get(path))?.value);

const ghostExport = (...posts: object[]) =>
  JSON.stringify({ db: [{ meta: { version: '5.82.2' }, data: { posts } }] });

describe('pagewell import of a Ghost export', () => {
  test('reads HTML, Lexical and Mobiledoc; what members alone may read becomes a draft', async () => {
    const { status, out, err } = await imported('ghost.json', '--pictures', 'keep');
    expect(status).toBe(1);
    expect(out).toContain('/movement/stretching: published\n');
    expect(out).toContain('/movement/warming-up: published\n');
    expect(out).toContain('/for-members: draft (it is for members only in the archive)\n');
    expect(out).toContain('/idea: draft (it is a draft in the archive)\n');
    expect(err).toContain('posts[6] (newer): it has no readable HTML, lexical or mobiledoc content');
    const stretching = JSON.stringify(await published('/movement/stretching'));
    expect(stretching).toContain('Stretch for <strong>30 seconds</strong> on each side.');
    expect(stretching).toContain('Lean in.');
    expect(stretching).toContain('Stop when it');
    const warmingUp = JSON.stringify(await published('/movement/warming-up'));
    expect(warmingUp).toContain('<strong>Warm up</strong> before you');
    expect(warmingUp).toContain('href=\\"/movement/stretching\\"');
    expect(warmingUp).toContain('From an HTML card.');
    await folder.withStore(async (store) =>
      expect(await store.movedTo('/stretching')).toBe('/movement/stretching'),
    );
  });

  test('takes pictures of a site that the export does not name from the host of the rules, and from a folder', async () => {
    folder.write('pagewell.import.mjs', "export const hosts = ['moving.example'];");
    await imported('ghost.json', '--dry-run', '--pictures', 'none');
    expect(JSON.stringify(reported())).not.toContain('picture-failed');
    await imported('ghost.json', '--dry-run');
    expect(JSON.stringify(reported())).not.toContain('picture-failed');
    rmSync('pagewell.import.mjs');
    await imported('ghost.json', '--dry-run');
    expect(JSON.stringify(reported())).toContain('name the host of the old site in \\"hosts\\"');
  });

  test('publishes no newsletter that was sent by email only, and redirects no address to it', async () => {
    const post = {
      id: 's1',
      slug: 'for-you',
      title: 'For you',
      html: '<p>Dear subscriber.</p>',
      status: 'sent',
    };
    folder.write('sent.json', ghostExport(post));
    const { out } = await runCommand('import', 'sent.json', '--report', 'report');
    expect(out).toBe('/for-you: draft (it was sent by email only)\n');
    expect(articles()).toEqual([expect.not.objectContaining({ address: expect.anything() })]);
  });

  test('reads an export of a version that is not known by the same rules, and says so', async () => {
    folder.write('new.json', readFileSync(`${archives}/ghost.json`, 'utf8').replace('5.82.2', '9.0.0'));
    const { status, out, err } = await runCommand('import', 'new.json', '--dry-run');
    expect(status).toBe(1);
    expect(err).toContain(
      'the export has an unknown Ghost version (9.0.0); it was read like a known version',
    );
    expect(out).toContain('/movement/stretching: published\n');
  });
});

describe('pagewell import of a Ghost export with media', () => {
  const post = {
    id: 'p1',
    slug: 'spacer',
    title: 'Using a spacer',
    status: 'published',
    visibility: 'paid',
    html: '<p>Shake it.</p><figure class="kg-card kg-video-card"><video src="__GHOST_URL__/content/media/spacer.mp4"></video></figure>',
    feature_image: '__GHOST_URL__/content/images/spacer.jpg',
    feature_image_caption: 'Photo: <a href="https://ines.example">Ines Prado</a>',
  };
  const written = () => folder.write('media.json', ghostExport(post));
  const notes = () => articles().flatMap((article) => (article as { notes: unknown[] }).notes);
  const run = () =>
    runCommand('import', 'media.json', '--dry-run', '--pictures', 'none', '--report', 'report');

  test('says to name the host of a video, and keeps the caption of the lead picture in the report', async () => {
    written();
    const { out } = await run();
    expect(out).toBe('/spacer: draft (it is for members only in the archive)\n');
    expect(notes()).toEqual(
      expect.arrayContaining([
        { kind: 'lost', what: 'lead-caption', quotation: 'Photo: Ines Prado' },
        {
          kind: 'to-do',
          what: 'relative-media',
          quotation:
            '/content/media/spacer.mp4: name the host of the old site in "hosts" of pagewell.import.js',
        },
      ]),
    );
  });

  test('leads to the video at the host of the rules, although a post names another site as its original', async () => {
    const copied = { ...post, id: 'p2', slug: 'naps', canonical_url: 'https://medium.example/naps/' };
    folder.write('media.json', ghostExport(post, copied));
    folder.write('pagewell.import.mjs', "export const hosts = ['moving.example'];");
    await run();
    rmSync('pagewell.import.mjs');
    expect(notes()).toContainEqual({
      kind: 'to-do',
      what: 'file-elsewhere',
      quotation: 'https://moving.example/content/media/spacer.mp4',
    });
    expect(JSON.stringify(articles())).not.toContain('medium.example');
  });
});

test.each([
  ['an empty folder', 'nothing'],
  ['an export of Ghost without posts', 'blank.json'],
  ['an export of WordPress without posts', 'blank.xml'],
])('%s is the same fault with --from and without', async (_what, target) => {
  mkdirSync('nothing', { recursive: true });
  folder.write('blank.json', '{"db":[{"meta":{"version":"5.82.2"},"data":{"posts":[]}}]}');
  folder.write('blank.xml', '<?xml version="1.0"?><rss><channel><title>Naps</title></channel></rss>');
  const from = target.endsWith('json') ? 'ghost' : target.endsWith('xml') ? 'wordpress' : 'html';
  const [looked, said] = [
    await runCommand('import', target),
    await runCommand('import', target, '--from', from),
  ];
  expect(looked).toEqual(said);
  expect(looked.status).toBe(1);
  expect(looked.err).toContain(
    `${target}: it has no posts; supported are a WordPress export (.xml), a Ghost export (.json), Markdown (.md) or HTML (.html)`,
  );
});

describe('pagewell import of a folder', () => {
  test('of Markdown: front matter, pictures of the folder, links between files, a BOM and Windows line ends', async () => {
    const { status, out } = await imported('markdown');
    expect(out).toContain('/guides/water: published\n');
    expect(out).toContain('/guides/heat: published\n');
    expect(out).toContain('/guides/unfinished: draft (it is a draft in the archive)\n');
    expect(status).toBe(0);
    const water = await published('/guides/water');
    expect(water).toMatchObject({
      title: 'How much water a day?',
      publishedAt: '2025-06-02T00:00:00Z',
      updatedAt: '2025-07-01T08:30:00+02:00',
      byline: { authors: [{ name: 'Ida Brandt' }] },
      image: { src: expect.stringMatching(/^\/uploads\/glass-[0-9a-f]{16}\.webp$/), width: 120, height: 80 },
    });
    expect(JSON.stringify(water)).toContain('href=\\"/guides/heat\\"');
    const heat = JSON.stringify(await published('/guides/heat'));
    expect(heat).toContain('Call for help when somebody is confused.');
    expect(heat).toContain('href=\\"/guides/water\\"');
    await folder.withStore(async (store) =>
      expect(await store.movedTo('/drinking/water')).toBe('/guides/water'),
    );
    expect(reported()).toMatchObject({ pictures: 1 });
  });

  test('of Markdown: footnotes become sources, call-outs become notes, a title of a picture its caption', async () => {
    folder.write(
      'tea/chamomile.md',
      [
        '---\ntitle: Chamomile tea\ncategory: Sleep\n---\n',
        'Three small trials looked at it.[^abel]\n',
        '![A cup of tea](https://old.example/cup.jpg "Steep it for five minutes")\n',
        '> [!WARNING]\n> Not with warfarin.\n',
        ':::tip[Before bed]\nDrink it an hour before.\n:::\n',
        '!!! info "Ask for help"\n    Your pharmacist knows.\n\n    So does your doctor.\n',
        '[^abel]: Abel R. *Tea and sleep*. 2019.',
      ].join('\n'),
    );
    const { out } = await runCommand('import', 'tea', '--pictures', 'keep');
    expect(out).toBe('/sleep/chamomile: published\n');
    const { blocks } = (await published('/sleep/chamomile')) as { blocks: { type: string; data: unknown }[] };
    expect(blocks.map(({ type, data }) => ({ type, data }))).toEqual([
      {
        type: 'rich-text',
        data: { html: '<p>Three small trials looked at it.<cite data-source="footnote-1"></cite></p>' },
      },
      {
        type: 'image',
        data: {
          src: 'https://old.example/cup.jpg',
          alt: 'A cup of tea',
          caption: 'Steep it for five minutes',
        },
      },
      { type: 'note', data: { kind: 'caution', html: '<p>Not with warfarin.</p>' } },
      { type: 'note', data: { title: 'Before bed', html: '<p>Drink it an hour before.</p>' } },
      {
        type: 'note',
        data: { title: 'Ask for help', html: '<p>Your pharmacist knows.</p><p>So does your doctor.</p>' },
      },
      { type: 'sources', data: expect.objectContaining({}) },
    ]);
  });

  test('of Markdown: what cannot be read may say that it is a draft, so it is none that readers get', async () => {
    folder.write('toml/hay-fever.md', '+++\ntitle = "Hay fever"\ndraft = true\n+++\n\nPollen counts.');
    folder.write('toml/naps.md', '---\ntitle: Naps: why\ndraft: true\n---\n\nTwenty minutes.');
    const { out } = await runCommand('import', 'toml');
    const why = 'draft (its front matter cannot be read, so it may be a draft in the archive)';
    expect(out).toBe(`/hay-fever: ${why}\n/naps: ${why}\n`);
  });

  test('of Markdown: front matter that is no YAML is reported with its line, and the text is read', () =>
    expect(articles()).toContainEqual(
      expect.objectContaining({
        path: '/walking',
        title: 'Walking',
        notes: [
          expect.objectContaining({
            what: 'post',
            quotation: expect.stringMatching(/^Its front matter is not valid YAML \(line \d\)/),
          }),
        ],
      }),
    ));

  test('of Markdown: drafts, expired posts and those of a later day are not published', async () => {
    const post = (name: string, yaml: string) =>
      folder.write(`later/${name}.md`, `---\ntitle: Naps\n${yaml}\n---\n\nTwenty minutes.`);
    post('a', 'draft: yes');
    post('b', 'date: 2024-01-01\npublishDate: 2099-01-01');
    post('c', 'expiryDate: 2024-01-01');
    const { out } = await runCommand('import', 'later', '--report', 'report');
    expect(out.split('\n')).toEqual([
      '/a: draft (it is a draft in the archive)',
      '/b: draft (it was not published yet in the archive; schedule it in the editor)',
      '/c: draft (it is a draft in the archive)',
      '',
    ]);
    expect(articles()[2]).toMatchObject({
      notes: [{ what: 'post', quotation: 'It expired in the archive: 2024-01-01T00:00:00Z' }],
    });
  });

  test('of HTML: facts of meta elements, the text alone', async () => {
    const { status, out } = await imported('html', '--from', 'html');
    expect([status, out]).toEqual([0, expect.stringContaining('/sleep/dreams: published\n')]);
    const dreams = await published('/sleep/dreams');
    expect(dreams).toMatchObject({
      title: 'Why we dream',
      language: 'en-GB',
      publishedAt: '2022-02-01T07:00:00+00:00',
      byline: { authors: [{ name: 'Ravi Shah' }] },
    });
    const text = JSON.stringify(dreams);
    expect(text).toContain('href=\\"/sleep/bed\\"');
    expect(text).not.toMatch(/Share this page|Night Owl|tracked|Why we <em>/);
    expect(JSON.stringify(await published('/sleep/bed'))).not.toContain('Advertisement');
  });
});

test('a page in the encoding that it declares, with a link to a file beside one that names another address', async () => {
  const old = Buffer.from(
    '<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><title>Back pain \x96 basics</title></head><body><p>Caf\xe9 chairs don\x92t help.</p></body></html>',
    'latin1',
  );
  folder.write('old pages/tips/back.html', old);
  folder.write(
    'old pages/tips/knee.html',
    '<html><head><title>Knees</title><link rel="canonical" href="https://old.example.org/fitness/knees/"></head><body><p>Mind <a href="back.html#sit">your back</a>.</p></body></html>',
  );
  const { status, out } = await runCommand('import', 'old pages', '--pictures', 'none');
  expect([status, out]).toEqual([0, '/tips/back: published\n/fitness/knees: published\n']);
  expect(await published('/tips/back')).toMatchObject({
    title: 'Back pain – basics',
    blocks: [{ type: 'rich-text', data: { html: '<p>Café chairs don’t help.</p>' } }],
  });
  expect(JSON.stringify(await published('/fitness/knees'))).toContain('href=\\"/tips/back#sit\\"');
});

test('the text of a page is its outermost article, whatever is within it', async () => {
  folder.write(
    'nested/naps.html',
    '<body><article><h1>Naps</h1><p>Twenty minutes.</p><article class="comment"><p>It helps.</p></article><p>See a doctor.</p></article><article><p>Next: dreams</p></article></body>',
  );
  await runCommand('import', 'nested', '--pictures', 'none');
  expect(await published('/naps')).toMatchObject({
    title: 'Naps',
    blocks: [{ data: { html: '<p>Twenty minutes.</p><p>It helps.</p><p>See a doctor.</p>' } }],
  });
});

test('the text of a page is not a comment below it', async () => {
  folder.write(
    'commented/short-naps.html',
    '<body><main><h1>Naps</h1><p>Twenty minutes, before three in the afternoon.</p><article><p>Thanks!</p></article></main></body>',
  );
  await runCommand('import', 'commented', '--pictures', 'none');
  expect(JSON.stringify(await published('/short-naps'))).toContain('before three');
});

test.each(['/posts/naps/', '', 'about:blank'])(
  'a page whose og:url is "%s" has the address of its file',
  async (url) => {
    folder.write(
      'relative/naps.html',
      `<head><title>Naps</title><meta property="og:url" content="${url}"></head><body><p>Twenty minutes.</p></body>`,
    );
    const { status, out } = await runCommand('import', 'relative', '--dry-run');
    expect([status, out]).toEqual([0, '/naps: published\n']);
  },
);

test('articles as JSON take no options of an archive', async () => {
  folder.write('articles/a.json', '{}');
  expect(await ends('import', 'articles', '--dry-run')).toEqual([
    2,
    expect.stringContaining('--dry-run is for archives'),
  ]);
});
