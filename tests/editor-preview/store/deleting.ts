import { sql } from 'kysely';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { articleAt, collect } from '../../content/articles.ts';
import { movingPlaces } from './movingPlaces.ts';

const author = 'Ada Editor';

const taken = { ok: false, because: 'taken' };

export function describeDeleting(store: () => EditorStore): void {
  const { publish, retitled, edit, rename, remove } = movingPlaces(store);
  const removeLongAgo = async (path: string) => {
    await remove(path);
    await sql`
      update deleted_articles set deleted_at = now() - interval '31 days' where path = ${path}`.execute(
      store().database,
    );
  };

  describe('an article that is deleted', () => {
    const listed = async (path: string, state?: 'deleted') =>
      collect(store().lists.articles({ under: path, search: state ? { state } : {} }));

    it('is brought back as a draft, or to the readers who got it', async () => {
      const path = '/deleting/back';
      await publish(path, 'Back');
      await remove(path);
      expect(await store().places.restore(path, { published: false, author })).toBe(true);
      expect(await store().get(path)).toBeUndefined();
      expect(await listed(path)).toMatchObject([{ path, title: 'Back' }]);

      const [last] = await store().revisions(path);
      await store().publishRevision(path, last?.revision ?? '');
      await remove(path);
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
      await remove(path);
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
      await remove(path);
      await expect(publish(path, 'Again')).rejects.toThrow('Restore that article');
      const begin = () => store().saveDraft(path, articleAt(path, 'New'), { author, basedOn: null });
      await expect(begin()).rejects.toThrow('is reserved for a deleted article');
      expect(await rename('/deleting/back', path)).toEqual(taken);
    });

    it('makes room for another one after 30 days, and what there was of it stays on record', async () => {
      const path = '/deleting/long-ago';
      await store().saveDraft(path, articleAt(path, 'Old draft'), { author, basedOn: null });
      await removeLongAgo(path);
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
      await removeLongAgo(path);
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
      await remove(path);
      expect(await store().reviews.of(path)).toHaveLength(1);
      await sql`
        update deleted_articles set deleted_at = now() - interval '31 days' where path = ${path}`.execute(
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
      await remove(path);
      expect(await edit(path, 'Two', 1)).toMatchObject({ ok: true, sequence: 2 });
      await store().places.restore(path, { published: false, author });
      expect(await store().getDraft(path)).toMatchObject({ value: { title: 'Two' } });
    });
  });
}
