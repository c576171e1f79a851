import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { InvalidArticleError } from '#content/source/errors.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { tablesByPath } from '#editor-preview/store/places/renameArticle.ts';
import { articleAt, collect } from '../../content/articles.ts';
import { movingPlaces } from './movingPlaces.ts';

const author = 'Ada Editor';

const taken = { ok: false, because: 'taken' };

export function describePlaces(store: () => EditorStore): void {
  const { publish, retitled, edit, rename } = movingPlaces(store);

  describe('an article that gets another path', () => {
    it('goes there with its draft, its revisions and all that was done to it', async () => {
      const [from, to] = ['/renaming/whole', '/renaming/whole-new'];
      await publish(from, 'Published');
      await edit(from, 'Edited');
      const revisions = await store().revisions(from);

      expect(await rename(from, to)).toEqual({
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
      await rename(from, to);
      expect((await store().search('Quillwort')).hits.map((hit) => hit.path)).toEqual([to]);
      expect((await collect(store().list({ under: '/renaming' }))).map(({ path }) => path)).toContain(to);
      expect((await collect(store().list({ under: from }))).length).toBe(0);
    });

    it('leads readers there from each earlier path, at once and without going round', async () => {
      const [a, b, c] = ['/renaming/a', '/renaming/b', '/renaming/c'];
      const ways = () => Promise.all([a, b, c].map((path) => store().movedTo(path)));
      await publish(a, 'Around');
      await rename(a, b);
      await rename(b, c);
      expect(await ways()).toEqual([c, c, undefined]);
      expect([...(await store().places.former(c))].sort()).toEqual([a, b]);
      await rename(c, a);
      expect(await ways()).toEqual([undefined, a, a]);
      await rename(a, b);
      await rename(b, a);
      expect(await ways()).toEqual([undefined, a, a]);
    });

    it('leads nobody to what readers do not get, and editors all the same', async () => {
      const [from, to] = ['/renaming/hidden', '/renaming/hidden-new'];
      await publish(from, 'Hidden');
      await rename(from, to);
      await store().unpublish(to);
      expect(await store().movedTo(from)).toBeUndefined();
      expect(await store().places.present(from)).toBe(to);
    });

    it('leads on no longer where another article takes the path', async () => {
      const [from, to] = ['/renaming/reused', '/renaming/reused-new'];
      await publish(from, 'First');
      await rename(from, to);
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
      expect(await rename(from, to)).toEqual(taken);
      expect(await rename(from, from)).toEqual(taken);
      await expect(async () => rename(from, '/editor')).rejects.toThrow(InvalidArticleError);
      expect(await rename('/renaming/none', '/renaming/n')).toEqual({
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
      expect(await rename(from, to)).toMatchObject({ ok: true });
      expect([await store().comments.since(to, 0), await store().shares.get(link.id)]).toEqual([
        [],
        undefined,
      ]);
    });

    it('leaves a draft that can be published', async () => {
      const [from, to] = ['/renaming/draft', '/renaming/draft-new'];
      await edit(from, 'Draft');
      await rename(from, to);
      const { sequence } = await store().editing.open(to, { path: to, title: 'Nothing yet', blocks: [] });
      expect(await store().editing.publish(to, { sequence, author })).toMatchObject({ ok: true });
      expect(await store().get(to)).toMatchObject({ value: { path: to } });
    });

    it('tells those who hear of the paths', async () => {
      const [from, to] = ['/renaming/told', '/renaming/told-new'];
      await publish(from, 'Told');
      const told = new Set<string>();
      const stop = store().onChange((path) => told.add(path));
      await rename(from, to);
      stop();
      expect([...told].sort()).toEqual([from, to]);
    });

    it('is followed by windows that name it, also when another article has its path', async () => {
      const [from, to] = ['/renaming/reused', '/renaming/moved'];
      await edit(from, 'First');
      const { id } = await store().editing.open(from, {});
      await rename(from, to);
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
      await rename(from, to);
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
}
