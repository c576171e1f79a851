import type { IndexChange } from '../../../content/articles/articleIndex.ts';
import { Translations } from '../../../content/articles/translations.ts';
import type { ArticleSummary } from '../../../content/source/source.ts';

const article = (path: string, language: string, translationOf?: string): ArticleSummary => ({
  path,
  title: path,
  updatedAt: '2026-05-04T09:00:00Z',
  language,
  ...(translationOf === undefined ? {} : { translationOf }),
});

/** What is known of the articles, a way to change it, and whose translations are said to be others. */
function known(...all: ArticleSummary[]) {
  const articles = new Map(all.map((each) => [each.path, each]));
  let tell: (changes: readonly IndexChange[]) => void = () => undefined;
  const translations = new Translations({
    articles,
    onChange: (listener) => {
      tell = listener;
      return () => true;
    },
  });
  const told: string[] = [];
  translations.onChange((path) => told.push(path));
  const change = (path: string, now?: ArticleSummary) => {
    const before = articles.get(path);
    if (now) articles.set(path, now);
    else articles.delete(path);
    told.length = 0;
    tell([{ path, before, now }]);
    return told.toSorted();
  };
  return { translations, change };
}

const zinc = article('/zinc', 'en');
const spanish = article('/es/zinc', 'es', '/zinc');
const german = article('/de/zink', 'de', '/zinc');
const iron = article('/iron', 'en');

test('the translations of an article are those of the same original, and the original', () => {
  const { translations } = known(zinc, spanish, german, iron);
  expect(translations.of(zinc)).toEqual([
    { path: '/de/zink', language: 'de', isOriginal: false },
    { path: '/es/zinc', language: 'es', isOriginal: false },
  ]);
  expect(translations.of(spanish)).toEqual([
    { path: '/zinc', language: 'en', isOriginal: true },
    { path: '/de/zink', language: 'de', isOriginal: false },
  ]);
  expect(translations.of(iron)).toEqual([]);
});

test('an article that is not published is none, and itself neither', () => {
  const { translations } = known(spanish, german, article('/itself', 'en', '/itself'));
  expect(translations.of(spanish).map(({ path }) => path)).toEqual(['/de/zink']);
  expect(translations.of(article('/itself', 'en', '/itself'))).toEqual([]);
});

test('a page is told of whose translations are others now, and no other', () => {
  const { translations, change } = known(zinc, spanish, iron);
  expect(change('/de/zink', german)).toEqual(['/de/zink', '/es/zinc', '/zinc']);
  expect(change('/zinc', { ...zinc, title: 'Zinc, once more' })).toEqual([]);
  expect(change('/iron')).toEqual([]);
  expect(change('/de/zink', article('/de/zink', 'de', '/iron'))).toEqual([
    '/de/zink',
    '/es/zinc',
    '/iron',
    '/zinc',
  ]);
  expect(change('/zinc')).toEqual(['/es/zinc', '/zinc']);
  expect(change('/es/zinc')).toEqual(['/es/zinc', '/zinc']);
  expect(translations.of(zinc)).toEqual([]);
});
