import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { articleAt, collect } from '../../content/articles.ts';
import { publisherNamed } from '../../support/people.ts';

const author = 'Ada Editor';

export function describeListing(store: () => EditorStore): void {
  const publish = (path: string, title: string) => store().publish(path, articleAt(path, title), { author });

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
