import { type CommentStep, commentsOf } from '#editor-preview/model/comments/comment.ts';
import { markWords } from '#editor-preview/model/comments/markedWords.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';

const place = {
  block: 'intro',
  pointer: '/data/html',
  words: markWords('Take it with food.', 13, 17),
  name: 'Text “Take it…”',
};
const begin = (id: string): CommentStep => ({
  kind: 'begin',
  id,
  place,
  text: 'With which food?\nPlease say.',
});

export function describeComments(store: () => EditorStore): void {
  const opened = async (path: string): Promise<string> => {
    await store().editing.open(path, { path, title: 'Untitled', blocks: [] });
    return path;
  };
  const add = (path: string, step: CommentStep, author = 'Ada') => store().comments.add(path, step, author);

  describe('comments', () => {
    it('are kept step by step, by whom and when, and given back as they were made', async () => {
      const path = await opened('/comments/kept');
      await add(path, begin('one'));
      await add(path, { kind: 'answer', id: 'two', comment: 'one', text: 'Porridge.' }, 'Bo');
      await add(path, { kind: 'resolve', id: 'three', comment: 'one' });
      const steps = await store().comments.since(path, 0);
      expect(steps.map(({ number }) => number)).toEqual([1, 2, 3]);
      expect(commentsOf(steps)).toMatchObject([
        {
          id: 'one',
          place,
          remarks: [
            { author: 'Ada', text: 'With which food?\nPlease say.' },
            { author: 'Bo', text: 'Porridge.' },
          ],
          resolved: { author: 'Ada' },
        },
      ]);
      expect(Date.parse(steps[0]?.at ?? '')).toBeGreaterThan(0);
      expect(await store().comments.since(path, 2)).toHaveLength(1);
    });

    it('are kept once, however often they are sent, and by how many at the same time', async () => {
      const path = await opened('/comments/once');
      await Promise.all([
        add(path, begin('a')),
        add(path, begin('b')),
        add(path, begin('a')),
        add(path, begin('c')),
      ]);
      const steps = await store().comments.since(path, 0);
      expect(steps.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c']);
      expect(steps.map(({ number }) => number)).toEqual([1, 2, 3]);
      expect(await store().comments.lastNumber(path)).toBe(3);
    });

    it('are refused where what they answer is not there, or is an answer itself', async () => {
      const path = await opened('/comments/refused');
      const elsewhere = await opened('/comments/elsewhere');
      await add(elsewhere, begin('theirs'));
      await add(path, begin('mine'));
      await add(path, { kind: 'answer', id: 'answer', comment: 'mine', text: 'Yes.' });
      for (const comment of ['theirs', 'none', 'answer'])
        expect(await add(path, { kind: 'resolve', id: `of-${comment}`, comment })).toEqual({
          ok: false,
          because: 'no-comment',
        });
      expect(await store().comments.lastNumber(path)).toBe(2);
    });
  });

  describe('links to previews', () => {
    const day = 24 * 60 * 60 * 1000;
    const later = () => new Date(Date.now() + day);
    const keep = (path: string, id: string, shown: Parameters<EditorStore['shares']['keep']>[1]['shown']) =>
      store().shares.keep(path, { id, secretHash: `hash-${id}`, shown, author: 'Ada', expiresAt: later() });

    it('are listed with when they were opened, and keep nothing that would show the article once revoked', async () => {
      const path = await opened('/shares/revoked');
      await keep(path, 'first', { kind: 'sequence', sequence: 0 });
      await keep(path, 'second', { kind: 'draft' });
      await store().shares.noteOpened('first');
      expect((await store().shares.list(path)).map(({ id, opened }) => [id, opened])).toEqual([
        ['second', 0],
        ['first', 1],
      ]);
      expect(await store().shares.revoke(path, 'first', 'Bo')).toBe(true);
      expect(await store().shares.revoke('/shares/elsewhere', 'second', 'Bo')).toBe(false);
      const first = await store().shares.get('first');
      expect(first?.article).toBeUndefined();
      expect(first?.share.revokedAt).toBeDefined();
    });

    it('are as many as an article may have at once', async () => {
      const path = await opened('/shares/many');
      for (let number = 0; number < 50; number += 1) await keep(path, `many-${number}`, { kind: 'draft' });
      expect(await keep(path, 'more', { kind: 'draft' })).toEqual({ ok: false, because: 'too-many' });
      await store().shares.revoke(path, 'many-0', 'Ada');
      expect(await keep(path, 'more', { kind: 'draft' })).toMatchObject({ ok: true });
    });
  });
}
