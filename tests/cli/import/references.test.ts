import { join } from 'node:path';
import { withFootnotes } from '#cli/import/article/withFootnotes.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { slowGrowth } from '../../support/growth.ts';
import { folderForAll } from '../temporaryFolder.ts';
import { importInMemory } from './memoryTarget.ts';
import type { wxr } from './wxr.ts';

const folder = folderForAll();

const uploads = 'https://nightrest.example/wp-content/uploads';
const picture = (id: number, name: string, parent = 0) => ({
  id,
  type: 'attachment',
  status: 'inherit',
  title: name,
  excerpt: `Below ${name}`,
  file: `${uploads}/${name}`,
  fields: { _wp_attachment_image_alt: `A view of ${name}` },
  parent,
});
const withText = (id: number, slug: string, html: string) => ({ id, slug, html });

async function imported(...items: Parameters<typeof wxr>[0]) {
  const { report, stored } = await importInMemory(folder, items);
  const articleAt = (path: string): unknown => stored.get(path)?.article;
  const blocksAt = (path: string): unknown => {
    const article = articleAt(path);
    return isRecord(article) ? article.blocks : undefined;
  };
  return { report, articleAt, blocksAt };
}

describe('what a post refers to by number', () => {
  const two = (one: string, other: string) => [
    expect.objectContaining({
      type: 'image-carousel',
      data: {
        images: [one, other].map((name) =>
          expect.objectContaining({
            src: `${uploads}/${name}`,
            alt: `A view of ${name}`,
            caption: `Below ${name}`,
          }),
        ),
      },
    }),
  ];

  test('a gallery has the pictures of its numbers, in their order', async () => {
    const { blocksAt } = await imported(
      picture(1, 'lamp.jpg'),
      picture(2, 'bed.jpg'),
      withText(10, 'short', '[gallery columns="2" ids="2, 1"]'),
      withText(11, 'block', '<!-- wp:gallery {"ids":[1,2],"linkTo":"none"} /-->'),
      withText(12, 'empty-block', '<!-- wp:gallery {"ids":["1","2"]} -->\n<!-- /wp:gallery -->'),
    );
    expect(blocksAt('/sleep/short')).toEqual(two('bed.jpg', 'lamp.jpg'));
    expect(blocksAt('/sleep/block')).toEqual(two('lamp.jpg', 'bed.jpg'));
    expect(blocksAt('/sleep/empty-block')).toEqual(two('lamp.jpg', 'bed.jpg'));
  });

  test('a gallery without numbers has the pictures that were uploaded for the post, but those that it leaves out', async () => {
    const { blocksAt } = await imported(
      picture(1, 'lamp.jpg', 20),
      picture(2, 'bed.jpg', 20),
      picture(3, 'door.jpg', 20),
      picture(4, 'sea.jpg', 21),
      { ...picture(5, 'plan.pdf', 20), excerpt: '' },
      withText(20, 'uploaded', '[gallery exclude="3"]'),
    );
    expect(blocksAt('/sleep/uploaded')).toEqual(two('lamp.jpg', 'bed.jpg'));
  });

  test('a pattern has its content, patterns in it too; one that the archive does not have is an unknown block', async () => {
    const { blocksAt } = await imported(
      { id: 30, type: 'wp_block', html: '<p>See a doctor.</p><!-- wp:block {"ref":31} /-->' },
      { id: 31, type: 'wp_block', html: '<p>Call 911 in an emergency.</p>' },
      withText(32, 'patterns', '<p>Three weeks.</p><!-- wp:block {"ref":30} /-->'),
      withText(33, 'no-pattern', '<p>Three weeks.</p><!-- wp:block {"ref":99} /-->'),
    );
    expect(JSON.stringify(blocksAt('/sleep/patterns'))).toContain(
      '<p>Three weeks.</p><p>See a doctor.</p><p>Call 911 in an emergency.</p>',
    );
    expect(blocksAt('/sleep/no-pattern')).toContainEqual(expect.objectContaining({ type: 'core-block' }));
  });

  test.each<[string, object]>([
    ['deleted', { status: 'trash' }],
    ['a draft', { status: 'draft' }],
    ['protected', { password: 'secret' }],
  ])('a pattern that is %s shows nothing, as in WordPress', async (_what, state) => {
    const { blocksAt } = await imported(
      { id: 34, type: 'wp_block', html: '<p>Take 4 g a day.</p>', ...state },
      withText(35, 'no-more', '<p>Three weeks.</p><!-- wp:block {"ref":34} /--><p>Ask a doctor.</p>'),
    );
    expect(blocksAt('/sleep/no-more')).toMatchObject([
      { type: 'rich-text', data: { html: '<p>Three weeks.</p><p>Ask a doctor.</p>' } },
    ]);
  });

  test('a link to a document stays, and the report names it, by its number too', async () => {
    const { blocksAt, report } = await imported(
      picture(1, 'sleep-diary.pdf'),
      withText(
        40,
        'files',
        `<p><a href="${uploads}/sleep-diary.pdf">Print the diary</a> or <a href="/?attachment_id=1">look at it</a>.</p>`,
      ),
    );
    const text = JSON.stringify(blocksAt('/sleep/files'));
    expect(text.match(/uploads\/sleep-diary\.pdf/g)).toHaveLength(2);
    expect(report.kinds).toContainEqual(expect.objectContaining({ what: 'old-file', count: 2 }));
  });

  test('two links of a post to one document are one line of the report', async () => {
    const link = `<a href="${uploads}/sleep-diary.pdf">Diary</a>`;
    const { report } = await imported(
      picture(1, 'sleep-diary.pdf'),
      withText(41, 'file-twice', `<p>${link} or ${link}</p>`),
    );
    expect(report.kinds).toContainEqual(expect.objectContaining({ what: 'old-file', count: 1 }));
  });
});

describe('translations', () => {
  const translated = (id: number, slug: string, language: string, group = 'pll_1') => ({
    id,
    slug,
    terms: [['language', language] as const, ['post_translations', group] as const],
  });

  test('of Polylang: that in the language of the site is the one that the others are of', async () => {
    const { articleAt } = await imported(
      translated(50, 'schlaf', 'de'),
      translated(51, 'sleep', 'en'),
      translated(52, 'sueno', 'es'),
    );
    expect(articleAt('/sleep/schlaf')).toMatchObject({ language: 'de', translationOf: '/sleep/sleep' });
    expect(articleAt('/sleep/sueno')).toMatchObject({ language: 'es', translationOf: '/sleep/sleep' });
    expect(articleAt('/sleep/sleep')).not.toHaveProperty('translationOf');
  });

  test('of WPML: by the fields of its export; a draft is not what others are translations of', async () => {
    const fields = (language: string) => ({
      _wpml_import_language_code: language,
      _wpml_import_translation_group: '7',
    });
    const { articleAt } = await imported(
      { id: 60, slug: 'draft', status: 'draft', fields: fields('en') },
      { id: 61, slug: 'reve', fields: fields('fr') },
      { id: 62, slug: 'traum', fields: fields('de') },
    );
    expect(articleAt('/sleep/traum')).toMatchObject({ language: 'de', translationOf: '/sleep/reve' });
    expect(articleAt('/sleep/reve')).not.toHaveProperty('translationOf');
  });
});

describe('footnotes', () => {
  const cited = (...titles: string[]) => ({
    type: 'sources',
    data: {
      items: titles.map((title, index) => expect.objectContaining({ id: `footnote-${index + 1}`, title })),
    },
  });

  test.each<[string, string]>([
    ['[ref]', 'Naps help[ref]Okafor 2021[/ref] and rest too.[ref]Lind 2022[/ref]'],
    ['<ref>', 'Naps help<ref name="a">Okafor 2021</ref> and rest too.<ref>Lind 2022</ref>'],
    ['[efn_note]', 'Naps help[efn_note]Okafor 2021[/efn_note] and rest too.[efn_note]Lind 2022[/efn_note]'],
    ['[note] within a line', 'Naps help[note]Okafor 2021[/note] and rest too. [note]Lind 2022[/note]'],
  ])('of %s are sources, cited in their places', async (name, text) => {
    const slug = `notes-${[...name].map((letter) => letter.charCodeAt(0)).join('')}`;
    const { blocksAt } = await imported(withText(70, slug, `<p>${text}</p>`));
    const blocks = blocksAt(`/sleep/${slug}`);
    expect(blocks).toContainEqual(expect.objectContaining(cited('Okafor 2021', 'Lind 2022')));
    expect(JSON.stringify(blocks)).toMatch(
      /Naps help<cite data-source=\\"footnote-1\\"><\/cite> and rest too\. ?<cite data-source=\\"footnote-2\\"><\/cite>/,
    );
  });

  test("of WordPress's own editor are read from where it stores them", async () => {
    const id = '8c1f6a52-0b7e-4d19-a1c3-5e2f90d7b6aa';
    const { blocksAt } = await imported({
      id: 80,
      slug: 'stored',
      html: `<!-- wp:paragraph --><p>Naps help<sup data-fn="${id}" class="fn"><a href="#${id}" id="${id}-link">1</a></sup>.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->`,
      fields: { footnotes: JSON.stringify([{ id, content: 'Okafor 2021, <em>Sleep</em>' }]) },
    });
    expect(blocksAt('/sleep/stored')).toContainEqual(expect.objectContaining(cited('Okafor 2021, Sleep')));
  });

  test.each<[string, string]>([
    ['one without an end', '<p>Naps[ref] help.</p>'],
    ['a call-out', '<p>Naps help.</p>\n[note]Drink water.[/note]'],
    ['a name that was never given', '<p>Naps<ref name="a"/> help.</p>'],
    ['one that is a text', `<p>Naps[ref]${'x'.repeat(5000)}[/ref]</p>`],
    ['stored ones that cannot be read', '<!-- wp:footnotes /-->'],
  ])('%s stays as it is', (_what, html) =>
    expect(withFootnotes(html, { fields: { footnotes: '{' } })).toBe(html),
  );

  test('one that is cited again by its name is one source; the list stands where the post has it', () =>
    expect(
      withFootnotes('<p>A<ref name="k">K</ref> B<ref name="k" /></p><references /><p>End</p>', {
        fields: {},
      }),
    ).toBe(
      '<p>A<sup><a href="#footnote-in-place-1">*</a></sup> B<sup><a href="#footnote-in-place-1">*</a></sup></p><ol class="footnotes"><li id="footnote-in-place-1">K</li></ol><p>End</p>',
    ));

  test('many without an end take time that grows with the length', async () => {
    const written = '[ref]<ref name="a">[efn_note]';
    const read = (length: number) => withFootnotes(written.repeat(length / written.length), { fields: {} });
    expect(read(written.length * 3)).toBe(written.repeat(3));
    expect(await slowGrowth(read, 2_000_000)).toBeUndefined();
  });
});

test('the picture that a film shows before it starts is taken', async () => {
  const html = `<video src="${uploads}/nap.mp4" poster="${uploads}/nap-300x200.jpg"></video>`;
  folder.write('copy/nap.jpg', 'a picture');
  const articles: unknown[] = [];
  const { report } = await importInMemory(folder, [withText(85, 'film', html)], {
    pictures: { from: 'folder', folder: join(folder.path, 'copy') },
    target: {
      publish: () => Promise.reject(new Error('An archive is stored.')),
      store: async (_path, article) => {
        articles.push(article);
        return { ok: true, revision: '1', changed: true };
      },
      storePicture: async (name) => ({ ok: true, src: `/uploads/${name}` }),
      close: async () => {},
    },
  });
  expect(articles).toMatchObject([
    { blocks: [{ type: 'video', data: { poster: { src: '/uploads/nap.jpg' } } }] },
  ]);
  expect(report.kinds.map(({ what }) => what)).not.toContain('choose-picture');
});

describe('words of a post and of its article', () => {
  const embedded = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  const image = `<img src="${uploads}/bed.jpg" alt="A made bed">`;

  test.each<[string, string, number]>([
    [
      'a picture with its text alternative and caption',
      `<figure>${image}<figcaption>Made</figcaption></figure>`,
      4,
    ],
    [
      'a caption by a shortcode',
      `[caption id="attachment_9" align="left" width="300"]${image} The bed of 2012[/caption]`,
      7,
    ],
    ['a film by its address', `<p>Three minutes.</p>\n${embedded}\n`, 2],
    ['a linked address', `<p>See <a href="${embedded}">${embedded}</a></p>`, 1],
    ['a frame around text', '[vc_row el_class="wide"]Drink water.[/vc_row]', 2],
    ['brackets that are text', '<p>The trial [sic] of Lind [n=12]</p>', 6],
    ['a form of a plug-in', '<p>Write.</p>[contact-form-7 id="12" title="Write to us"]', 1],
  ])('are counted alike for %s', async (_what, html, count) => {
    const { report } = await imported(withText(90, 'counted', html));
    expect(report.words).toEqual({ in: count, out: count });
  });

  test('differ by the words of a block that no rule knows', async () => {
    const { report } = await imported(withText(91, 'tip', '<p>One.</p>[tip]Drink water.[/tip]'));
    expect(report.words).toEqual({ in: 3, out: 1 });
  });
});
