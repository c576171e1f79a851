import type { IndexChange } from '../../../content/articles/articleIndex.ts';
import { RelatedArticles } from '../../../content/articles/relatedArticles.ts';
import type { ArticleSummary } from '../../../content/source/source.ts';

const article = (path: string, title: string, datedAt = '2026-01-01', description = ''): ArticleSummary => ({
  path,
  title,
  description,
  updatedAt: '2026-05-04T09:00:00Z',
  datedAt,
});

/** What is known of the articles, and a way to change it. */
function indexOf(...all: ArticleSummary[]) {
  const articles = new Map(all.map((each) => [each.path, each]));
  let tell: (changes: readonly IndexChange[]) => void = () => undefined;
  const change = (path: string, now?: ArticleSummary) => {
    const before = articles.get(path);
    if (now) articles.set(path, now);
    else articles.delete(path);
    tell([{ path, before, now }]);
  };
  const onChange = (listener: typeof tell) => {
    tell = listener;
    return () => true;
  };
  return { articles, onChange, change };
}

const collagen = article('/nutrition/collagen', 'Collagen: What it does');
const pathsOf = (related: readonly ArticleSummary[]) => related.map(({ path }) => path);

describe('the articles that a page leads to', () => {
  test('have its words, those of the title before those of the description, in whatever number', () => {
    const related = new RelatedArticles(
      indexOf(
        collagen,
        article('/skin/creams', 'Creams', '2026-01-01', 'Is collagen in creams of use?'),
        article('/skin/collagens', 'The collagens of your skin'),
        article('/nutrition/doses', 'Collagen and its doses'),
        article('/sleep/naps', 'Naps'),
      ),
    );
    expect(pathsOf(related.relatedTo(collagen))).toEqual(['/nutrition/doses', '/skin/collagens']);
  });

  test('are of its section where they have no word of it, the newest first', () => {
    const related = new RelatedArticles(
      indexOf(
        article('/nutrition/iron', 'Iron', '2026-01-01'),
        article('/nutrition/zinc', 'Zinc', '2026-03-01'),
        article('/nutritionist', 'Somebody to ask', '2026-04-01'),
      ),
    );
    expect(pathsOf(related.relatedTo(collagen))).toEqual(['/nutrition/zinc', '/nutrition/iron']);
  });

  test('are never itself, and four at the most', () => {
    const others = ['a', 'b', 'c', 'd', 'e'].map((name) => article(`/x/${name}`, 'Collagen'));
    const related = new RelatedArticles(indexOf(collagen, ...others)).relatedTo(collagen);
    expect(related).toHaveLength(4);
    expect(pathsOf(related)).not.toContain(collagen.path);
  });

  test('are not found by words that headlines about anything have', () => {
    const one = article('/a/one', 'What is the best way to take it, and does it work?');
    const other = article('/b/other', 'The best way to take what you need: How it works');
    expect(new RelatedArticles(indexOf(one, other)).relatedTo(one)).toEqual([]);
  });
});

describe('a page is told of', () => {
  const known = article('/nutrition/doses', 'Collagen doses');
  function watched(...all: ArticleSummary[]) {
    const index = indexOf(collagen, ...all);
    const related = new RelatedArticles(index);
    const told: string[] = [];
    related.onChange((path) => told.push(path));
    related.relatedTo(collagen);
    return { index, related, told };
  }

  test('when an article that it leads to has another title', () => {
    const { index, related, told } = watched(known);
    index.change(known.path, { ...known, title: 'Collagen by the gram' });
    expect(told).toEqual([collagen.path]);
    expect(related.relatedTo(collagen)).toMatchObject([{ title: 'Collagen by the gram' }]);
  });

  test('when one is taken away', () => {
    const { index, related, told } = watched(known);
    index.change(known.path);
    expect(told).toEqual([collagen.path]);
    expect(related.relatedTo(collagen)).toEqual([]);
  });

  test('when one comes that is more alike than those it leads to', () => {
    const others = ['a', 'b', 'c', 'd'].map((name) => article(`/nutrition/${name}`, name.repeat(5)));
    const { index, related, told } = watched(...others);
    index.change(known.path, known);
    expect(told).toEqual([collagen.path]);
    expect(pathsOf(related.relatedTo(collagen))[0]).toBe(known.path);
  });

  test('not when one comes that is less alike, or changes that it does not lead to', () => {
    const others = ['a', 'b', 'c', 'd'].map((name) => article(`/nutrition/${name}`, `Collagen ${name}`));
    const { index, told } = watched(...others);
    index.change('/nutrition/iron', article('/nutrition/iron', 'Iron'));
    index.change('/sleep/naps', article('/sleep/naps', 'Naps'));
    index.change(collagen.path, { ...collagen, title: 'Collagen' });
    index.change('/nutrition/a', article('/nutrition/a', 'Collagen a', '2026-01-01', 'Another description'));
    expect(told).toEqual([]);
  });
});
