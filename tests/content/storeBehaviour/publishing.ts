import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { InvalidArticleError } from '#content/source/errors.ts';
import { maxNoteLength } from '#editor-preview/model/editorPages.ts';
import { phrases } from '#rules/testing/examples.ts';
import { maxArticleBytes, maxJsonDepth } from '#transformer/article/limits.ts';
import { articleOf } from '../../support/someBlocks.ts';
import { articleAt, collect } from '../articles.ts';

const author = 'Ada Editor';

export function describePublishing(store: () => DatabaseStore): void {
  describe('publishing', () => {
    it('gives readers nothing at a path where nothing is published', async () =>
      expect(await store().get('/publishing/none')).toBeUndefined());

    it('gives readers the article as it was published, keys in the order they were written', async () => {
      const article = {
        path: '/publishing/order',
        zebra: 1,
        title: 'Order',
        apple: { b: [1, 2.5], a: null },
        blocks: [],
      };
      const outcome = await store().publish('/publishing/order', article, { author });

      const found = await store().get('/publishing/order');
      expect(JSON.stringify(found?.value)).toBe(JSON.stringify(article));
      expect(outcome).toEqual({ ok: true, revision: found?.revision, changed: true });
      expect(new Date(found?.updatedAt ?? '').toISOString()).toBe(found?.updatedAt);
    });

    it('keeps an article as the present version of the contract writes it, and finds it by its words', async () => {
      const path = '/publishing/older';
      const old = { ctaUrl: '/kites', ctaLabel: 'Compare windjammers' };
      const article = (item: object) =>
        articleOf(path, 'Older', [{ id: 'offers', type: 'paid-media', data: { items: [item] } }]);
      const present = article({ ctaUrl: '/kites', ctaText: 'Compare windjammers' });
      const saved = await store().saveDraft(path, article(old), { author, basedOn: null });
      expect((await store().getDraft(path))?.value).toEqual({ ...present, schemaVersion: 2 });

      await store().publish(path, article(old), { author });
      expect((await store().get(path))?.value).toEqual({ ...present, schemaVersion: 2 });
      expect(await store().search('windjammers')).toMatchObject({ hits: [{ path }] });
      expect(await store().publish(path, article(old), { author })).toMatchObject({ changed: false });
      expect(saved.ok).toBe(true);
    });

    it('keeps every earlier revision, with its author, newest first', async () => {
      const path = '/publishing/history';
      await store().publish(path, articleAt(path, 'First'), { author });
      await store().publish(path, articleAt(path, 'Second'), { author: 'Ben Reviewer' });

      const [second, first, ...none] = await store().revisions(path);
      expect(none).toEqual([]);
      expect(second).toMatchObject({ author: 'Ben Reviewer', published: true, basedOn: first?.revision });
      expect(first).toMatchObject({ author, published: false });
      expect(await store().getRevision(path, first?.revision ?? '')).toMatchObject({
        value: articleAt(path, 'First'),
      });
    });

    it('tells readers what was changed, of what the published revision was made from', async () => {
      const path = '/publishing/notes';
      const publish = (title: string, note?: string) =>
        store().publish(path, articleAt(path, title), { author, note });
      await publish('First', 'Says what is new.');
      const second = await publish('Second');
      await publish('Third', 'Was a mistake.');
      expect((await store().get(path))?.changes?.map(({ note }) => note)).toEqual([
        'Was a mistake.',
        'Says what is new.',
      ]);

      // What was taken back was never changed for good.
      await store().publishRevision(path, second.ok ? second.revision : '');
      await publish('Fourth', ' Doses\n\u0000 corrected. ');
      const changes = (await store().get(path))?.changes;
      expect(changes?.map(({ note }) => note)).toEqual(['Doses corrected.', 'Says what is new.']);
      expect(new Date(changes?.[0]?.at ?? '').toISOString()).toBe(changes?.[0]?.at);
      expect((await store().revisions(path)).map(({ note }) => note)).toEqual([
        'Doses corrected.',
        'Was a mistake.',
        undefined,
        'Says what is new.',
      ]);
    });

    it('keeps no more of a note than a line, and none that is blank', async () => {
      const path = '/publishing/long-note';
      await store().publish(path, articleAt(path, 'One'), { author, note: 'x'.repeat(maxNoteLength + 1) });
      await store().publish(path, articleAt(path, 'Two'), { author, note: ' \n ' });
      expect((await store().get(path))?.changes?.map(({ note }) => note.length)).toEqual([maxNoteLength]);
    });

    it('pages through revisions', async () => {
      const path = '/publishing/many';
      for (const title of ['one', 'two', 'three'])
        await store().publish(path, articleAt(path, title), { author });

      const firstPage = await store().revisions(path, { limit: 2 });
      const secondPage = await store().revisions(path, { limit: 2, before: firstPage[1]?.revision ?? '' });
      expect([firstPage.length, secondPage.length]).toEqual([2, 1]);
    });

    it('makes no revision of what is published already', async () => {
      const path = '/publishing/again';
      const first = await store().publish(path, articleAt(path, 'Same'), { author });
      const second = await store().publish(path, articleAt(path, 'Same'), { author });

      expect(second).toEqual({ ...first, changed: false });
      expect(await store().revisions(path)).toHaveLength(1);
    });

    it('goes back to an earlier revision, and forward again', async () => {
      const path = '/publishing/back';
      const first = await store().publish(path, articleAt(path, 'Before'), { author });
      const second = await store().publish(path, articleAt(path, 'After'), { author });
      const revision = (outcome: typeof first) => (outcome.ok ? outcome.revision : '');

      await store().publishRevision(path, revision(first));
      expect(await store().get(path)).toMatchObject({
        value: { title: 'Before' },
        revision: revision(first),
      });
      await store().publishRevision(path, revision(second));
      expect(await store().get(path)).toMatchObject({ value: { title: 'After' } });
      expect(await store().revisions(path)).toHaveLength(2);
    });

    it.each(
      phrases(`
        / | /search | /privacy-policy | /about/brand-and-product-vetting | /editor | /editor/x | /Editor/x
        /api/events | /assets/main.js | /gallery | /readyz | /_error | /sitemap.xml
      `),
    )('refuses %s, where the site itself answers, for articles and for drafts', async (path) => {
      const article = articleAt(path, 'Never seen');
      const refusal = expect.objectContaining({ name: 'InvalidArticleError', pointer: '/path' });
      await expect(async () => store().publish(path, article, { author })).rejects.toEqual(refusal);
      await expect(async () => store().saveDraft(path, article, { author, basedOn: null })).rejects.toEqual(
        refusal,
      );
      expect(await store().get(path)).toBeUndefined();
    });

    it.each(['/editors', '/api-testing', '/media-literacy/x', '/search-engines', '/about/us'])(
      'takes %s, which only begins alike',
      async (path) =>
        expect(await store().publish(path, articleAt(path, 'Seen'), { author })).toMatchObject({ ok: true }),
    );

    it.each(['', '0', '-1', 'latest', '999999999', '99999999999999999999999', "1' or '1'='1"])(
      'refuses to publish the revision “%s”, which the article never had',
      async (revision) => {
        const path = '/publishing/no-revision';
        await store().publish(path, articleAt(path, 'Here'), { author });
        expect(await store().publishRevision(path, revision)).toEqual({
          ok: false,
          conflict: 'no-such-revision',
        });
        expect(await store().getRevision(path, revision)).toBeUndefined();
      },
    );

    it('never publishes the revision of another article', async () => {
      const other = await store().publish('/publishing/mine', articleAt('/publishing/mine', 'Mine'), {
        author,
      });
      await store().publish('/publishing/yours', articleAt('/publishing/yours', 'Yours'), { author });
      const outcome = await store().publishRevision('/publishing/yours', other.ok ? other.revision : '');
      expect(outcome).toEqual({ ok: false, conflict: 'no-such-revision' });
    });

    it('refuses to replace what somebody else published in between', async () => {
      const path = '/publishing/conflict';
      const first = await store().publish(path, articleAt(path, 'First'), { author });
      await store().publish(path, articleAt(path, 'Meanwhile'), { author: 'Ben' });

      const late = await store().publish(path, articleAt(path, 'Late'), {
        author,
        basedOn: first.ok ? first.revision : null,
      });
      expect(late).toMatchObject({
        ok: false,
        conflict: 'published-moved',
        published: { value: { title: 'Meanwhile' } },
      });
      expect(await store().get(path)).toMatchObject({ value: { title: 'Meanwhile' } });
    });

    it('takes an article from the readers and keeps its revisions', async () => {
      const path = '/publishing/gone';
      await store().publish(path, articleAt(path, 'Goneword'), { author });

      expect(await store().unpublish(path)).toBe(true);
      expect(await store().get(path)).toBeUndefined();
      expect((await store().search('Goneword')).total).toBe(0);
      expect(await store().suggest('Goneword')).toEqual([]);
      expect(await store().revisions(path)).toMatchObject([{ published: false }]);
      expect(await store().unpublish(path)).toBe(false);
    });

    it('publishes both of two articles that are published at the same time', async () => {
      const paths = Array.from({ length: 8 }, (_, index) => `/publishing/parallel-${index}`);
      await Promise.all(
        paths.map((path) => store().publish(path, articleAt(path, 'Parallel words'), { author })),
      );
      expect((await store().search('parallel')).total).toBe(paths.length);
    });
  });

  describe('what is no article', () => {
    const path = '/refused/article';
    const deep = (levels: number): unknown => (levels === 0 ? 'end' : [deep(levels - 1)]);
    // The article itself is the first level.
    const deepest = { ...articleAt(path, 'Deep'), more: deep(maxJsonDepth - 1) };

    it.each([
      ['no object', [], /JSON object/],
      ['null', null, /JSON object/],
      ['an article of another path', articleAt('/refused/other', 'Other'), /under which it is saved/],
      ['an article without a path', { title: 'Pathless' }, /under which it is saved/],
      ['nested one level too deep', { ...deepest, more: [deepest.more] }, /deep/],
      ['larger than the limit', articleAt(path, 'x'.repeat(maxArticleBytes)), /larger/],
      [
        'larger than the limit once its letters are bytes',
        articleAt(path, '😀'.repeat(maxArticleBytes / 4)),
        /larger/,
      ],
    ])('refuses %s', async (_name, article, message) => {
      await expect(async () => store().publish(path, article, { author })).rejects.toThrow(message);
      expect(await store().get(path)).toBeUndefined();
    });

    it('says where the character U+0000 stands, which the page could not show', async () => {
      const article = articleAt(path, 'Nul', '<p>before\0after</p>');
      const refusal = await store()
        .publish(path, article, { author })
        .catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(InvalidArticleError);
      expect(refusal).toMatchObject({ pointer: '/blocks/0/data/html' });
    });

    it('takes the deepest article that is allowed', async () => {
      expect(await store().publish(path, deepest, { author })).toMatchObject({ ok: true });
      await store().unpublish(path);
    });

    it.each([
      'relative',
      '',
      '/a//b',
      '/a/../b',
      '/a?b',
      '/a#b',
      '/a b',
      '/a%2e',
      '/a\\b',
      `/${'a'.repeat(200)}`,
    ])('refuses the path “%s”', (wrong) =>
      expect(async () => store().publish(wrong, articleAt(wrong, 'Title'), { author })).rejects.toThrow(
        InvalidArticleError,
      ),
    );

    it('keeps text that only looks dangerous exactly as it is', async () => {
      const odd = '/refused/odd';
      const article = JSON.parse(
        `{"path":"${odd}","title":"'; drop table articles; --","__proto__":{"admin":true},"blocks":[],"half":"\\ud83d"}`,
      );
      await store().publish(odd, article, { author });
      expect(JSON.stringify((await store().get(odd))?.value)).toBe(JSON.stringify(article));
      expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
    });
  });

  describe('the list of articles', () => {
    const paths = ['/list-a', '/list-a/b', '/list-a/c', '/list-ab'];
    beforeAll(async () => {
      for (const path of paths) await store().publish(path, articleAt(path, `Title of ${path}`), { author });
      await store().publish('/list-a/hidden', articleAt('/list-a/hidden', 'Hidden'), { author });
      await store().unpublish('/list-a/hidden');
    });

    it('holds the published articles of a folder, and no neighbour whose name begins alike', async () => {
      const listed = await collect(store().list({ under: '/list-a' }));
      expect(listed.map((each) => each.path)).toEqual(['/list-a', '/list-a/b', '/list-a/c']);
      expect(listed[1]).toMatchObject({ title: 'Title of /list-a/b' });
    });

    it('shows the lead picture and the day that an article itself gives, where it has them', async () => {
      const dated = {
        ...articleAt('/list-shown/dated', 'Dated'),
        publishedAt: '2025-03-02T09:00:00Z',
        updatedAt: '2025-05-04T11:00:00+02:00',
        image: { src: '/media/glass.jpg', alt: 'A glass', width: 1200, height: 800 },
      };
      const published = {
        ...articleAt('/list-shown/published', 'Published'),
        publishedAt: '2025-03-02T09:00:00Z',
      };
      const spanish = { language: 'es', translationOf: '/zinc' };
      await store().publish(
        '/list-languages/es',
        { ...articleAt('/list-languages/es', 'Cinc'), ...spanish },
        { author },
      );
      expect(await collect(store().list({ under: '/list-languages' }))).toMatchObject([spanish]);
      const odd = { ...articleAt('/list-shown/odd', 'Odd'), updatedAt: 'lately', image: [{ src: '/a.jpg' }] };
      for (const article of [dated, published, odd]) await store().publish(article.path, article, { author });
      const listed = await collect(store().list({ under: '/list-shown' }));
      expect(listed.map(({ path, datedAt, image }) => ({ path, datedAt, image }))).toEqual([
        {
          path: '/list-shown/dated',
          datedAt: '2025-05-04T11:00:00+02:00',
          image: { src: '/media/glass.jpg', alt: 'A glass' },
        },
        { path: '/list-shown/odd', datedAt: undefined, image: undefined },
        { path: '/list-shown/published', datedAt: '2025-03-02T09:00:00Z', image: undefined },
      ]);
    });

    it('goes by the article’s own date, the newest first, where that is asked for', async () => {
      const dated = (path: string, updatedAt: string) => ({ ...articleAt(path, 'T'), updatedAt });
      // By path, the newest one is the last.
      const articles = [
        dated('/list-dated/a', '2025-01-01T00:00:00Z'),
        dated('/list-dated/b', '2024-01-01T00:00:00Z'),
        dated('/list-dated/c', 'no date'),
        dated('/list-dated/z', '2026-01-01T00:00:00+01:00'),
      ];
      for (const article of articles) await store().publish(article.path, article, { author });
      const newest = async (limit: number) =>
        (await collect(store().list({ under: '/list-dated', order: 'newest', limit }))).map(
          ({ path }) => path,
        );
      // What gives no date is as old as its publishing here.
      expect(await newest(3)).toEqual(['/list-dated/c', '/list-dated/z', '/list-dated/a']);
      await store().publish('/list-dated/b', dated('/list-dated/b', '2025-06-01T00:00:00Z'), { author });
      await store().unpublish('/list-dated/c');
      expect(await newest(2)).toEqual(['/list-dated/z', '/list-dated/b']);
    });

    it('goes on after a path, and ends at a limit', async () => {
      const listed = await collect(store().list({ after: '/list-a', limit: 2, under: '/list-a' }));
      expect(listed.map((each) => each.path)).toEqual(['/list-a/b', '/list-a/c']);
      expect(await collect(store().list({ limit: 0 }))).toEqual([]);
    });

    it('lists an article that holds half a character', async () => {
      const path = '/list-half/a';
      const half = {
        ...articleAt(path, 'Half'),
        language: 'es',
        description: 'Half \ud83d, a quote \\ud83d and \\',
      };
      await store().publish(path, half, { author });
      const [listed] = await collect(store().list({ under: '/list-half' }));
      expect(listed).toMatchObject({ path, title: 'Half', language: 'es' });
    });

    it('is parted by path, so that each part can be listed alone', async () => {
      const all = (await collect(store().list())).map(({ path }) => path);
      const parts = await store().parts(3);
      expect(parts.map(({ after, until }) => [after, until])).toEqual(
        parts.map((_, index) => [all[index * 3 - 1], all[Math.min(index * 3 + 2, all.length - 1)]]),
      );
      const listed = await Promise.all(
        parts.map(({ after, until }) =>
          collect(store().list(after === undefined ? { until } : { after, until })),
        ),
      );
      expect(listed.flat().map(({ path }) => path)).toEqual(all);
      const latest = listed.map((part) =>
        part
          .map(({ updatedAt }) => updatedAt)
          .sort()
          .at(-1),
      );
      expect(parts.map(({ updatedAt }) => updatedAt)).toEqual(latest);
      expect(await store().parts(all.length)).toHaveLength(1);
      expect(await store().parts(all.length - 1)).toHaveLength(2);
    });

    it('reads on beyond one batch', async () => {
      const many = Array.from({ length: 205 }, (_, index) => `/list-many/${String(index).padStart(3, '0')}`);
      for (const path of many) await store().publish(path, articleAt(path, 'One of many'), { author });
      expect((await collect(store().list({ under: '/list-many' }))).map((each) => each.path)).toEqual(many);
    });
  });

  describe('change notices', () => {
    it('tell of publishing, going back and unpublishing, and of nothing else', async () => {
      const path = '/notices/article';
      const told: string[] = [];
      const stop = store().onChange((changed) => told.push(changed));
      const first = await store().publish(path, articleAt(path, 'One'), { author });
      await store().publish(path, articleAt(path, 'One'), { author });
      await store().publish(path, articleAt(path, 'Two'), { author });
      await store().publishRevision(path, first.ok ? first.revision : '');
      await store().saveDraft(path, articleAt(path, 'Draft'), {
        author,
        basedOn: first.ok ? first.revision : null,
      });
      await store().unpublish(path);
      await store().unpublish(path);
      expect(told).toEqual([path, path, path, path]);

      stop();
      await store().publish(path, articleAt(path, 'Three'), { author });
      expect(told).toHaveLength(4);
    });

    it('reach every listener, also after one that fails', async () => {
      const told: string[] = [];
      const stops = [
        store().onChange(() => {
          throw new Error('broken listener');
        }),
        store().onChange((path) => told.push(path)),
      ];
      await store().publish('/notices/broken', articleAt('/notices/broken', 'Broken'), { author });
      for (const stop of stops) stop();
      expect(told).toEqual(['/notices/broken']);
    });
  });
}
