import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { ConcernsReadersError } from '#editor-preview/store/places/concernsReaders.ts';
import { articleAt } from '../../content/articles.ts';
import { publisherNamed } from '../../support/people.ts';
import { movingPlaces } from './movingPlaces.ts';

const author = 'Ada Editor';

export function describeReadersPlaces(store: () => EditorStore): void {
  const { publish, edit } = movingPlaces(store);

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
}
