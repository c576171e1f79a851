import { likelyPages } from '#server/pages/likelyPages.ts';
import { atPaths, finderOf, listed, summary } from '../shell/listedArticles.ts';

const articles = [
  summary({ path: '/sleep/insomnia', title: 'When sleep will not come' }),
  ...atPaths('/heart/a'),
];
const site = { topics: [{ path: '/sleep', name: 'Sleeping', introduction: 'Nights.' }] };
const lists = async () => listed(...articles);

describe('the page that a lost reader was probably after', () => {
  test.each([
    [
      'an article, by its title',
      '/slepe/insomnia',
      { path: '/sleep/insomnia', name: 'When sleep will not come' },
    ],
    ['a topic, by the name that the site gives it', '/slepe', { path: '/sleep', name: 'Sleeping' }],
    ['another topic, by its path', '/heart/nothing', { path: '/heart', name: 'Heart' }],
    ['none', '/wp-login.php', undefined],
  ])('is %s', async (_what, typed, page) => {
    const likely = likelyPages({ published: finderOf(...articles), listed: lists, site });
    expect(await likely(typed)).toEqual(page);
  });

  test('is none where it is not known in time, or not at all', async () => {
    const never = Promise.withResolvers<never>();
    const late = likelyPages({ published: { withWords: () => never.promise }, listed: lists, site });
    expect(await late('/slepe')).toBeUndefined();
    const away = async () => {
      throw new Error('The database is away.');
    };
    expect(
      await likelyPages({ published: { withWords: away }, listed: lists, site })('/slepe'),
    ).toBeUndefined();
  });

  test('is looked for by few at once, and again when they are done', async () => {
    let asked = 0;
    let answer = Promise.withResolvers<[]>();
    const withWords = () => {
      asked += 1;
      return answer.promise;
    };
    const likely = likelyPages({ published: { withWords }, listed: lists, site });
    const many = Array.from({ length: 50 }, () => likely('/slepe'));
    expect(await Promise.race(many)).toBeUndefined();
    expect(asked).toBeLessThan(10);
    answer.resolve([]);
    const found = (await Promise.all(many)).filter((page) => page !== undefined);
    expect(found).toHaveLength(asked);
    answer = Promise.withResolvers();
    answer.resolve([]);
    expect(await likely('/slepe')).toMatchObject({ path: '/sleep' });
  });
});
