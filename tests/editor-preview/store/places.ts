import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { InvalidArticleError } from '#content/source/errors.ts';
import type { Operation } from '#editor-preview/model/operation.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { ConcernsReadersError } from '#editor-preview/store/places/concernsReaders.ts';
import { tablesByPath } from '#editor-preview/store/places/renameArticle.ts';
import { articleAt, collect } from '../../content/articles.ts';
import { publisherNamed } from '../../support/people.ts';

const author = 'Ada Editor';

export function describePlaces(store: () => EditorStore): void {
  const publish = (path: string, title: string) => store().publish(path, articleAt(path, title), { author });
  const retitled = (title: string): Operation => ({
    id: randomUUID(),
    author,
    at: '2026-11-23T10:00:00Z',
    changes: [{ kind: 'set', block: '', pointer: '/title', value: { json: title } }],
  });
  const edit = async (path: string, title: string, since = 0) => {
    await store().editing.open(path, { path, title, blocks: [] });
    return store().editing.take(path, { since, sender: 'w', operations: [retitled(title)] }, {});
  };

  describe('what readers get', () => {
    const writer = { name: 'Wim Writer', mayChangeReaders: false };
    const refused = (done: Promise<unknown>) => expect(done).rejects.toThrow(ConcernsReadersError);
    const draft = (path: string) =>
      store().saveDraft(path, articleAt(path, 'Draft'), { author, basedOn: null });
    const plan = async (path: string) => {
      const { sequence } = await edit(path, 'Planned');
      const wanted = { kind: 'publish', dueAt: '2031-05-04T07:00:00.000Z', zone: 'UTC', sequence } as const;
      expect(await store().schedules.plan(path, wanted, 'Pia')).toEqual({ ok: true });
    };

    it('is neither renamed nor deleted by those who may change drafts only, and a plan counts as well', async () => {
      await publish('/readers/got', 'Got');
      await plan('/readers/planned');
      for (const path of ['/readers/got', '/readers/planned']) {
        await refused(store().places.rename(path, `${path}-2`, writer));
        await refused(store().places.delete(path, writer));
      }
      expect(await store().schedules.of('/readers/planned')).toMatchObject([{ dueAt: expect.any(String) }]);
      expect((await store().schedules.of('/readers/planned'))[0]?.outcome).toBeUndefined();
      expect(await store().get('/readers/got')).toBeDefined();
    });

    it('keeps what leads to it when a draft is renamed onto an earlier path, also while it is withdrawn', async () => {
      const [from, to, other] = ['/readers/was', '/readers/is', '/readers/a-draft'];
      await publish(from, 'Moved');
      await store().places.rename(from, to, publisherNamed('Pia'));
      await draft(other);
      await refused(store().places.rename(other, from, writer));
      expect(await store().movedTo(from)).toBe(to);
      await store().unpublish(to);
      await refused(store().places.rename(other, from, writer));
      expect(await store().places.rename(other, from, publisherNamed('Pia'))).toMatchObject({ ok: true });
    });

    it('is not touched by a draft that goes there and back, onto the way of another draft, or is deleted', async () => {
      await draft('/readers/d1');
      expect(await store().places.rename('/readers/d1', '/readers/d2', writer)).toMatchObject({ ok: true });
      expect(await store().places.rename('/readers/d2', '/readers/d1', writer)).toMatchObject({ ok: true });
      await draft('/readers/d3');
      expect(await store().places.rename('/readers/d3', '/readers/d2', writer)).toMatchObject({ ok: true });
      expect(await store().places.delete('/readers/d2', writer)).toBe(true);
    });

    it('is decided with the article locked: a draft that is published at the same moment is not deleted by a writer', async () => {
      for (let round = 0; round < 10; round++) {
        const path = `/readers/race-${round}`;
        await draft(path);
        const { sequence } = await store().editing.open(path, { path, title: 'Draft', blocks: [] });
        const [published, deleted] = await Promise.allSettled([
          store().editing.publish(path, { sequence, author }),
          store().places.delete(path, writer),
        ]);
        const isPublished = published.status === 'fulfilled' && published.value.ok;
        expect([isPublished, deleted.status === 'fulfilled']).toContain(false);
        expect((await store().get(path)) !== undefined).toBe(isPublished);
      }
    });
  });

  describe('an article that gets another path', () => {
    it('goes there with its draft, its revisions and all that was done to it', async () => {
      const [from, to] = ['/renaming/whole', '/renaming/whole-new'];
      await publish(from, 'Published');
      await edit(from, 'Edited');
      const revisions = await store().revisions(from);

      expect(await store().places.rename(from, to, publisherNamed(author))).toEqual({
        ok: true,
        redirected: [from],
      });
      expect(await store().get(from)).toBeUndefined();
      expect(await store().get(to)).toMatchObject({ value: { path: to, title: 'Published' } });
      expect(await store().getDraft(to)).toMatchObject({ value: { path: to, title: 'Edited' } });
      expect(await store().revisions(to)).toEqual(revisions);
      expect((await store().getRevision(to, revisions[0]?.revision ?? ''))?.value).toMatchObject({
        path: to,
      });

      const opened = await store().editing.open(to, { path: to, title: 'Nothing', blocks: [] });
      expect(opened).toMatchObject({ sequence: 2, article: { json: { path: to, title: 'Edited' } } });
      const news = await store().editing.since(to, 1);
      expect(news?.operations).toMatchObject([
        { operation: { label: `Renamed from ${from} to ${to}`, author } },
      ]);
      expect(await store().editing.publish(to, { sequence: 2, author })).toMatchObject({ ok: true });
    });

    it('is found by readers and in lists at its new path alone', async () => {
      const [from, to] = ['/renaming/found', '/renaming/found-new'];
      await publish(from, 'Quillwort');
      await store().places.rename(from, to, publisherNamed(author));
      expect((await store().search('Quillwort')).hits.map((hit) => hit.path)).toEqual([to]);
      expect((await collect(store().list({ under: '/renaming' }))).map(({ path }) => path)).toContain(to);
      expect((await collect(store().list({ under: from }))).length).toBe(0);
    });

    it('leads readers there from each earlier path, at once and without going round', async () => {
      const [a, b, c] = ['/renaming/a', '/renaming/b', '/renaming/c'];
      const ways = () => Promise.all([a, b, c].map((path) => store().movedTo(path)));
      await publish(a, 'Around');
      await store().places.rename(a, b, publisherNamed(author));
      await store().places.rename(b, c, publisherNamed(author));
      expect(await ways()).toEqual([c, c, undefined]);
      expect([...(await store().places.former(c))].sort()).toEqual([a, b]);
      await store().places.rename(c, a, publisherNamed(author));
      expect(await ways()).toEqual([undefined, a, a]);
      await store().places.rename(a, b, publisherNamed(author));
      await store().places.rename(b, a, publisherNamed(author));
      expect(await ways()).toEqual([undefined, a, a]);
    });

    it('leads nobody to what readers do not get, and editors all the same', async () => {
      const [from, to] = ['/renaming/hidden', '/renaming/hidden-new'];
      await publish(from, 'Hidden');
      await store().places.rename(from, to, publisherNamed(author));
      await store().unpublish(to);
      expect(await store().movedTo(from)).toBeUndefined();
      expect(await store().places.present(from)).toBe(to);
    });

    it('leads on no longer where another article takes the path', async () => {
      const [from, to] = ['/renaming/reused', '/renaming/reused-new'];
      await publish(from, 'First');
      await store().places.rename(from, to, publisherNamed(author));
      await publish(from, 'Second');
      expect(await store().movedTo(from)).toBeUndefined();
      expect(await store().places.present(from)).toBe(from);
      await store().unpublish(from);
      expect(await store().movedTo(from)).toBeUndefined();
    });

    it('stays where it is where the other path is taken, or is none', async () => {
      const [from, to] = ['/renaming/stays', '/renaming/taken'];
      await publish(from, 'Stays');
      await store().saveDraft(to, articleAt(to, 'Taken'), { author, basedOn: null });
      expect(await store().places.rename(from, to, publisherNamed(author))).toEqual({
        ok: false,
        because: 'taken',
      });
      expect(await store().places.rename(from, from, publisherNamed(author))).toEqual({
        ok: false,
        because: 'taken',
      });
      await expect(async () =>
        store().places.rename(from, '/editor', publisherNamed(author)),
      ).rejects.toThrow(InvalidArticleError);
      expect(await store().places.rename('/renaming/none', '/renaming/n', publisherNamed(author))).toEqual({
        ok: false,
        because: 'no-article',
      });
      expect(await store().get(from)).toBeDefined();
    });

    it('takes a path where somebody has only looked', async () => {
      const [from, to] = ['/renaming/looked', '/renaming/looked-new'];
      await publish(from, 'Looked');
      await store().editing.open(to, { path: to, title: 'Nothing yet', blocks: [] });
      const place = { block: '', name: 'The article' };
      const comment = { id: randomUUID(), kind: 'begin', place, text: 'What for?' } as const;
      expect(await store().comments.add(to, comment, author)).toMatchObject({ ok: true });
      const expiresAt = new Date(Date.now() + 1_000_000);
      const link = {
        id: randomUUID(),
        secretHash: 'x',
        shown: { kind: 'draft' },
        author,
        expiresAt,
      } as const;
      expect(await store().shares.keep(to, link)).toMatchObject({ ok: true });
      expect(await store().places.rename(from, to, publisherNamed(author))).toMatchObject({ ok: true });
      expect([await store().comments.since(to, 0), await store().shares.get(link.id)]).toEqual([
        [],
        undefined,
      ]);
    });

    it('leaves a draft that can be published', async () => {
      const [from, to] = ['/renaming/draft', '/renaming/draft-new'];
      await edit(from, 'Draft');
      await store().places.rename(from, to, publisherNamed(author));
      const { sequence } = await store().editing.open(to, { path: to, title: 'Nothing yet', blocks: [] });
      expect(await store().editing.publish(to, { sequence, author })).toMatchObject({ ok: true });
      expect(await store().get(to)).toMatchObject({ value: { path: to } });
    });

    it('tells those who hear of the paths', async () => {
      const [from, to] = ['/renaming/told', '/renaming/told-new'];
      await publish(from, 'Told');
      const told = new Set<string>();
      const stop = store().onChange((path) => told.add(path));
      await store().places.rename(from, to, publisherNamed(author));
      stop();
      expect([...told].sort()).toEqual([from, to]);
    });

    it('is followed by windows that name it, also when another article has its path', async () => {
      const [from, to] = ['/renaming/reused', '/renaming/moved'];
      await edit(from, 'First');
      const { id } = await store().editing.open(from, {});
      await store().places.rename(from, to, publisherNamed(author));
      await store().saveDraft(from, articleAt(from, 'Second'), { author, basedOn: null });
      expect(await store().places.present(from, id)).toBe(to);
      const typed = { since: 1, sender: 'w', article: id, operations: [retitled('First, edited')] };
      expect(await store().editing.take(from, typed, {})).toMatchObject({ ok: true });
      expect(await store().getDraft(to)).toMatchObject({ value: { title: 'First, edited' } });
      expect(await store().getDraft(from)).toMatchObject({ value: { title: 'Second' } });
    });

    it('gets what a request saves that waited while it was renamed', async () => {
      const [from, to] = ['/renaming/meanwhile', '/renaming/after'];
      await edit(from, 'Before');
      await store().places.rename(from, to, publisherNamed(author));
      const meanwhile = { since: 1, sender: 'w', operations: [retitled('Meanwhile')] };
      expect(await store().editing.take(from, meanwhile, {})).toMatchObject({ ok: true });
      expect(await store().getDraft(to)).toMatchObject({ value: { title: 'Meanwhile' } });
      expect(await store().getDraft(from)).toBeUndefined();
    });

    it('leaves nothing behind that is kept by its path', async () => {
      const { rows } = await sql<{ table_name: string }>`
        select c.table_name from information_schema.columns c
        where c.table_schema = 'public' and c.column_name = 'path'
          and not exists (
            select from pg_constraint k
            where k.conrelid = format('%I', c.table_name)::regclass and k.contype = 'f' and k.confupdtype = 'c'
              and k.confrelid in ('articles'::regclass, 'edited_articles'::regclass)
          )`.execute(store().database);
      const known = [
        ...tablesByPath,
        'articles',
        'edited_articles',
        'listed_articles',
        // Where articles were, and what readers did there.
        'redirects',
        'events',
      ];
      // An article of a CMS gets another path there.
      const isOfCms = (name: string) => name.startsWith('cms_');
      const left = rows.map((row) => row.table_name).filter((name) => !known.includes(name));
      expect(left.filter((name) => !isOfCms(name))).toEqual([]);
    });
  });

  describe('an article that is deleted', () => {
    const listed = async (path: string, state?: 'deleted') =>
      collect(store().lists.articles({ under: path, search: state ? { state } : {} }));

    it('is brought back as a draft, or to the readers who got it', async () => {
      const path = '/deleting/back';
      await publish(path, 'Back');
      await store().places.delete(path, publisherNamed(author));
      expect(await store().places.restore(path, { published: false, author })).toBe(true);
      expect(await store().get(path)).toBeUndefined();
      expect(await listed(path)).toMatchObject([{ path, title: 'Back' }]);

      const [last] = await store().revisions(path);
      await store().publishRevision(path, last?.revision ?? '');
      await store().places.delete(path, publisherNamed(author));
      await store().places.restore(path, { published: true, author });
      expect(await store().get(path)).toMatchObject({ value: { title: 'Back' } });
      expect(await store().places.restore(path, { published: true, author })).toBe(false);
    });

    it('has no plans any more, and gets none', async () => {
      const path = '/deleting/planned';
      await publish(path, 'Planned');
      const { sequence } = await store().editing.open(path, { path, title: 'Untitled', blocks: [] });
      const at = { dueAt: '2031-05-04T09:00:00.000Z', zone: 'UTC' };
      const publishing = { ...at, kind: 'publish', sequence } as const;
      await store().schedules.plan(path, publishing, 'Bo');
      await store().schedules.plan(path, { ...at, kind: 'withdraw' }, 'Bo');
      const told: string[] = [];
      const stop = store().changes.on('schedules', (each) => told.push(each));
      await store().places.delete(path, publisherNamed(author));
      stop();
      expect(told).toContain(path);
      expect(await store().schedules.of(path)).toMatchObject(
        ['publish', 'withdraw'].map(() => ({
          outcome: 'cancelled',
          reason: `${author} has deleted the article.`,
        })),
      );
      const due = await store().schedules.due(new Date('2032-01-01'));
      expect(due.filter((one) => one.path === path)).toEqual([]);
      expect(await store().schedules.plan(path, publishing, 'Bo')).toEqual({ ok: false, because: 'deleted' });
    });

    it('is not published, and its path is kept for it', async () => {
      const path = '/deleting/kept';
      await publish(path, 'Kept');
      await store().places.delete(path, publisherNamed(author));
      await expect(publish(path, 'Again')).rejects.toThrow('Restore that article');
      const begin = () => store().saveDraft(path, articleAt(path, 'New'), { author, basedOn: null });
      await expect(begin()).rejects.toThrow('is reserved for a deleted article');
      expect(await store().places.rename('/deleting/back', path, publisherNamed(author))).toEqual({
        ok: false,
        because: 'taken',
      });
    });

    it('makes room for another one after 30 days, and what there was of it stays on record', async () => {
      const path = '/deleting/long-ago';
      await store().saveDraft(path, articleAt(path, 'Old draft'), { author, basedOn: null });
      await store().places.delete(path, publisherNamed(author));
      await sql`update deleted_articles set deleted_at = now() - interval '31 days' where path = ${path}`.execute(
        store().database,
      );
      const begun = await store().saveDraft(path, articleAt(path, 'New'), { author, basedOn: null });
      expect(begun.ok).toBe(true);
      expect(await store().places.deletionOf(path)).toBeUndefined();
      const [kept] = await store().revisions(path);
      expect((await store().getRevision(path, kept?.revision ?? ''))?.value).toMatchObject({
        title: 'Old draft',
      });
    });

    it('makes room after 30 days for what programs publish, too', async () => {
      const path = '/deleting/published-over';
      await publish(path, 'Old');
      await store().places.delete(path, publisherNamed(author));
      await sql`update deleted_articles set deleted_at = now() - interval '31 days' where path = ${path}`.execute(
        store().database,
      );
      await publish(path, 'New');
      expect(await store().get(path)).toMatchObject({ value: { title: 'New' } });
    });

    it('leaves no comments, conflicts and reviews to the article that takes its path', async () => {
      const path = '/deleting/spoken-of';
      await edit(path, 'Old');
      const place = { block: '', name: 'Article' };
      await store().comments.add(path, { id: 'c1', kind: 'begin', place, text: 'Wrong dose?' }, author);
      const isOnNone = { kind: 'remove', block: 'none' } as const;
      const lost = { ...retitled(''), changes: [isOnNone] };
      await store().editing.take(path, { since: 1, sender: 'w', operations: [lost] }, {});
      await store().reviews.add(path, {
        kind: 'approved',
        sequence: 1,
        person: 'r',
        author: 'Ruth',
        words: '',
      });
      await store().places.delete(path, publisherNamed(author));
      expect(await store().reviews.of(path)).toHaveLength(1);
      await sql`update deleted_articles set deleted_at = now() - interval '31 days' where path = ${path}`.execute(
        store().database,
      );
      await store().saveDraft(path, articleAt(path, 'New'), { author, basedOn: null });
      expect(await store().comments.since(path, 0)).toEqual([]);
      expect(await store().reviews.of(path)).toEqual([]);
      expect((await store().editing.open(path, {})).parked).toEqual([]);
      expect(await collect(store().history.reviews(path))).toHaveLength(1);
      expect(await collect(store().history.conflicts(path))).toHaveLength(1);
    });

    it('goes on taking what is written in windows that are still open', async () => {
      const path = '/deleting/open';
      await edit(path, 'One');
      await store().places.delete(path, publisherNamed(author));
      expect(await edit(path, 'Two', 1)).toMatchObject({ ok: true, sequence: 2 });
      await store().places.restore(path, { published: false, author });
      expect(await store().getDraft(path)).toMatchObject({ value: { title: 'Two' } });
    });
  });

  describe('what the list knows of articles', () => {
    const by = 'rules-1';
    const found = { by, rules: ['heading/level', 'link/empty'], errors: 1, hints: 2 };
    const waiting = (rules = by) => store().listed.missing({ by: rules, restingFor: 0, limit: 1000 });
    const keep = async (path: string, problems = found) => {
      const [article] = (await waiting()).filter((each) => each.path === path);
      if (article) await store().listed.keep(article, problems);
    };

    it('is found out once for what is saved, and again after it was saved again or rules changed', async () => {
      const path = '/listing/once';
      const isWaiting = async (rules?: string) => (await waiting(rules)).some((each) => each.path === path);
      await publish(path, 'One');
      expect(await isWaiting()).toBe(true);
      await keep(path);
      expect(await isWaiting()).toBe(false);
      expect(await isWaiting('rules-2')).toBe(true);
      await publish(path, 'Two');
      expect(await isWaiting()).toBe(true);
      await keep(path);
      await store().places.rename(path, '/listing/once-more', publisherNamed(author));
      expect((await waiting()).map((each) => each.path)).toContain('/listing/once-more');
    });

    it('finds articles by the rules that they break', async () => {
      await publish('/listing/errors', 'Errors');
      await publish('/listing/hints', 'Hints');
      await publish('/listing/clean', 'Clean');
      await keep('/listing/errors');
      await keep('/listing/hints', { by, rules: ['link/empty'], errors: 0, hints: 1 });
      await keep('/listing/clean', { by, rules: [], errors: 0, hints: 0 });
      const paths = async (broken: 'any' | 'error' | { rule: string }) =>
        (await collect(store().lists.articles({ under: '/listing', search: { broken } })))
          .map(({ path }) => path.slice(9))
          .filter((path) => !path.startsWith('once'))
          .sort();
      expect(await paths('error')).toEqual(['errors']);
      expect(await paths('any')).toEqual(['errors', 'hints']);
      expect(await paths({ rule: 'link/empty' })).toEqual(['errors', 'hints']);
      expect(await paths({ rule: 'heading/level' })).toEqual(['errors']);
      expect(await store().lists.brokenRules()).toContainEqual({ rule: 'heading/level', articles: 1 });
      expect(await store().lists.authors()).toContain(author);
    });

    it('finds words and blocks of what is known, and of what was saved a moment ago', async () => {
      const path = '/listing/words';
      const quiz = { id: 'q', type: 'quiz', data: { questions: [] } };
      const text = (html: string) => ({ id: 'a', type: 'rich-text', data: { html } });
      const at = async (words: string[], blockType?: string) =>
        (
          await collect(
            store().lists.articles({ under: path, search: { words, ...(blockType && { blockType }) } }),
          )
        ).length;
      await store().publish(path, { ...articleAt(path, 'Words'), blocks: [text('Zwieback')] }, { author });
      expect(await at(['zwieback'])).toBe(1);
      await keep(path);
      expect(await at(['ZWIE'])).toBe(1);
      expect(await at([], 'quiz')).toBe(0);
      await store().publish(
        path,
        { ...articleAt(path, 'Words'), blocks: [text('Pretzel'), quiz] },
        { author },
      );
      expect(await at(['pretzel'])).toBe(1);
      expect(await at([], 'quiz')).toBe(1);
      await keep(path);
      expect(await at([], 'quiz')).toBe(1);
      expect(await at(['zwieback'])).toBe(0);
    });
  });
}
