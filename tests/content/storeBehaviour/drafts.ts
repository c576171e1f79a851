import { randomUUID } from 'node:crypto';
import { type KyselyPlugin, RawNode, sql } from 'kysely';
import type { Work } from '#content/database/tables/tables.ts';
import { InvalidArticleError } from '#content/source/errors.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { EditorList, type ListPosition } from '#editor-preview/store/list/editorList.ts';
import type { EditorSearch } from '#editor-preview/store/list/knownArticles.ts';
import { articleAt, collect } from '../articles.ts';

const author = 'Ada Editor';

export function describeDrafts(store: () => EditorStore): void {
  const save = async (path: string, title: string, basedOn: string | null) => {
    const outcome = await store().saveDraft(path, articleAt(path, title), { author, basedOn });
    if (!outcome.ok) throw new Error(`The draft “${title}” met a conflict.`);
    return outcome.revision;
  };

  describe('drafts', () => {
    it('are not seen by readers, by search or in lists', async () => {
      const path = '/drafts/hidden';
      await save(path, 'Hiddendraftword', null);
      expect(await store().getDraft(path)).toMatchObject({ value: { title: 'Hiddendraftword' }, author });
      expect(await store().get(path)).toBeUndefined();
      expect((await store().search('Hiddendraftword')).total).toBe(0);
      expect(await collect(store().list({ under: path }))).toEqual([]);
    });

    it('are saved over what the editor had loaded', async () => {
      const path = '/drafts/again';
      const first = await save(path, 'One', null);
      const second = await save(path, 'Two', first);
      expect(second).not.toBe(first);
      expect(await store().getDraft(path)).toMatchObject({ value: { title: 'Two' }, revision: second });
    });

    it('are not saved over what somebody else saved in between; the other draft is shown instead', async () => {
      const path = '/drafts/conflict';
      const first = await save(path, 'One', null);
      const second = await save(path, 'Meanwhile', first);

      const late = await store().saveDraft(path, articleAt(path, 'Late'), { author, basedOn: first });
      expect(late).toMatchObject({
        ok: false,
        conflict: 'draft-moved',
        current: { revision: second, value: { title: 'Meanwhile' } },
      });
      expect(await store().getDraft(path)).toMatchObject({ value: { title: 'Meanwhile' } });
    });

    it('let exactly one of two editors win who save at the same time', async () => {
      const path = '/drafts/race';
      const first = await save(path, 'One', null);
      const outcomes = await Promise.all(
        ['Ada', 'Ben'].map((each) =>
          store().saveDraft(path, articleAt(path, each), { author: each, basedOn: first }),
        ),
      );
      expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    });

    it('begin at the published article, and know it', async () => {
      const path = '/drafts/published';
      const published = await store().publish(path, articleAt(path, 'Published'), { author });
      const revision = published.ok ? published.revision : '';
      expect(await store().saveDraft(path, articleAt(path, 'New'), { author, basedOn: null })).toMatchObject({
        ok: false,
        current: { revision },
      });
      await save(path, 'New', revision);
      expect(await store().getDraft(path)).toMatchObject({ basedOn: revision });
    });

    it('must be articles', () =>
      expect(async () => store().saveDraft('/drafts/x', ['no'], { author, basedOn: null })).rejects.toThrow(
        InvalidArticleError,
      ));
  });

  describe('the list for editors', () => {
    it('holds drafts, published articles and those taken from the readers, each once', async () => {
      const draft = await save('/editing/draft', 'Only a draft', null);
      const both = await store().publish('/editing/both', articleAt('/editing/both', 'Old title'), {
        author,
      });
      const published = both.ok ? both.revision : '';
      const newer = await save('/editing/both', 'New title', published);
      await store().publish('/editing/taken', articleAt('/editing/taken', 'Taken away'), { author });
      await store().unpublish('/editing/taken');

      const listed = await collect(store().lists.articles({ under: '/editing' }));
      expect(listed).toMatchObject([
        { path: '/editing/taken', title: 'Taken away' },
        { path: '/editing/both', title: 'New title', publishedRevision: published, draftRevision: newer },
        { path: '/editing/draft', title: 'Only a draft', draftRevision: draft },
      ]);
      expect(listed[0]).not.toHaveProperty('publishedRevision');
      const after = await collect(store().lists.articles({ under: '/editing', after: listed[0], limit: 1 }));
      expect(after.map((each) => each.path)).toEqual(['/editing/both']);
    });

    it('begins with what was changed last, and goes on with what was changed in the same moment', async () => {
      const paths = ['a', 'b', 'c'].map((name) => `/at-once/${name}`);
      for (const path of paths) await save(path, 'One', null);
      await sql`update drafts set updated_at = '2026-05-04 09:00:00.000001Z' where path = any(${paths})`.execute(
        store().database,
      );
      await save('/at-once/later', 'Another', null);
      const seen: string[] = [];
      let after: ListPosition | undefined;
      do {
        [after] = await collect(store().lists.articles({ under: '/at-once', after, limit: 1 }));
        if (after) seen.push(after.path);
      } while (after);
      expect(seen).toEqual(['/at-once/later', ...paths]);
    });

    it('is read where it is opened, however many articles there are', async () => {
      const rolledBack = new Error('Nothing of it stays.');
      const work = store()
        .database.transaction()
        .execute(async (work) => {
          await addMany(work, 3_000);
          const scanned: string[] = [];
          const explained = new EditorList(work.withPlugin(explaining(scanned)));
          // By title, the few drafts may be sorted.
          for (const [order, mostRows] of [
            ['newest', 100],
            ['title', 1_000],
          ] as const) {
            const [, , last] = await collect(new EditorList(work).articles({ order, limit: 3 }));
            for (const after of [undefined, last])
              for (const state of [undefined, 'published'] as const)
                await collect(explained.articles({ order, after, limit: 3, search: state ? { state } : {} }));
            expect(scanned.length).toBeGreaterThan(8);
            expect(scanned.splice(0).filter((line) => rowsOf(line) > mostRows)).toEqual([]);
          }
          throw rolledBack;
        });
      await expect(work).rejects.toBe(rolledBack);
    });

    it('has titles that are longer than an entry of an index', async () => {
      const title = Array.from({ length: 300 }, () => randomUUID()).join(' ');
      await store().publish('/long-titled/one', articleAt('/long-titled/one', title), { author: 'Ada' });
      const [first] = await collect(store().lists.articles({ order: 'title', under: '/long-titled/one' }));
      expect(first?.title).toBe(title);
    });

    it('finds by words, state, author and block type, and by all of them together', async () => {
      const text = (html: string) => ({ id: 'a', type: 'rich-text', data: { html } });
      const quiz = { id: 'q', type: 'quiz', data: { questions: [] } };
      const published = {
        ...articleAt('/finding/naps', 'Short naps'),
        blocks: [text('Twenty minutes'), quiz],
      };
      await store().publish('/finding/naps', published, { author: 'Ada' });
      await store().publish('/finding/tea', articleAt('/finding/tea', '100% tea_time'), { author: 'Bo' });
      const tea = await store().get('/finding/tea');
      await store().saveDraft(
        '/finding/tea',
        { ...articleAt('/finding/tea', '100% tea_time'), blocks: [text('Steep for minutes')] },
        { author: 'Ada', basedOn: tea?.revision ?? null },
      );
      await save('/finding/new', 'A beginning', null);
      await store().publish('/finding/gone', articleAt('/finding/gone', 'Gone'), { author: 'Bo' });
      await store().unpublish('/finding/gone');

      const found = async (search: EditorSearch): Promise<string[]> =>
        (await collect(store().lists.articles({ under: '/finding', search })))
          .map(({ path }) => path.slice(9))
          .sort();
      expect(await found({})).toEqual(['gone', 'naps', 'new', 'tea']);
      expect(await found({ words: ['MINUTES'] })).toEqual(['naps', 'tea']);
      expect(await found({ words: ['minutes', 'steep'] })).toEqual(['tea']);
      expect(await found({ words: ['100%'] })).toEqual(['tea']);
      expect(await found({ words: ['a_b'] })).toEqual([]);
      expect(await found({ state: 'draft' })).toEqual(['new']);
      expect(await found({ state: 'published' })).toEqual(['naps']);
      expect(await found({ state: 'changed' })).toEqual(['tea']);
      expect(await found({ state: 'withdrawn' })).toEqual(['gone']);
      expect(await found({ blockType: 'quiz' })).toEqual(['naps']);
      expect(await found({ blockType: 'qui.' })).toEqual([]);
      expect(await found({ author: 'Ada' })).toEqual(['naps', 'tea']);
      expect(await found({ author: 'Ada', state: 'changed', words: ['tea'] })).toEqual(['tea']);
    });
  });
}

async function addMany(work: Work, count: number): Promise<void> {
  await sql`
    insert into articles (path, title, description, changed_at, dated_at)
    select '/many/' || number, 'Article ' || number, '', '2030-01-01Z'::timestamptz + number * interval '1 minute', now()
    from generate_series(1, ${count}::integer) number`.execute(work);
  await sql`
    insert into drafts (path, revision, body, title, author, updated_at)
    select path, nextval('revision_numbers'), '{}', title, 'Ada', changed_at from articles where path like '/many/%0'`.execute(
    work,
  );
  await sql`analyze articles, drafts, listed_articles, deleted_articles`.execute(work);
}

/** Has every query explained in place of its answer, and collects the lines about what was scanned. */
function explaining(scanned: string[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) =>
      RawNode.is(node)
        ? {
            ...node,
            sqlFragments: node.sqlFragments.map((text, n) => (n === 0 ? `explain analyze ${text}` : text)),
          }
        : node,
    transformResult: async ({ result }) => {
      const lines = result.rows.map((row) => String(row['QUERY PLAN']));
      scanned.push(...lines.filter((line) => line.includes('Scan')));
      return { ...result, rows: [] };
    },
  };
}

function rowsOf(line: string): number {
  const { rows = '', loops = '' } = /rows=(?<rows>[\d.]+) loops=(?<loops>\d+)\)$/.exec(line)?.groups ?? {};
  return Number(rows) * Number(loops);
}
