import { likelyPage } from '#shell/errors/likelyPage.ts';

const pages = [
  '/nutrition',
  '/sleep',
  '/nutrition/collagen',
  '/nutrition/do-collagen-supplements-work',
  '/sleep/insomnia-self-help',
].map((path) => ({ path, name: `The page at ${path}` }));
const likely = (path: string) => likelyPage(path, pages)?.path;

describe('the page that somebody was probably after', () => {
  test.each([
    ['has a letter mistyped', '/nutrition/colagen', '/nutrition/collagen'],
    ['has letters swapped, and others written large', '/NUTRITION/collaegn', '/nutrition/collagen'],
    ['stands without its topic', '/collagen', '/nutrition/collagen'],
    ['has an ending', '/sleep/insomnia-self-help.html', '/sleep/insomnia-self-help'],
    ['has its words in another order', '/self-help-insomnia', '/sleep/insomnia-self-help'],
    ['is of the topic', '/sleep/nothing', '/sleep'],
  ])('is found where the address %s', (_what, typed, meant) => expect(likely(typed)).toBe(meant));

  test.each(['/', '', '/wp-login.php', '/xqztv', '/do/work', '/constructor', '/%00', `/${'a-'.repeat(90)}`])(
    'is nowhere for %.20s',
    (typed) => expect(likely(typed)).toBeUndefined(),
  );

  test('is called as it was named', () => {
    const slept = { path: '/sleep', name: 'Sleeping' };
    expect(likelyPage('/slepe', [slept])).toEqual(slept);
  });
});
