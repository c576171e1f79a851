import { check } from '../../quality/check.ts';
import { maxHtmlLength } from '../../transformer/limits.ts';

/** As many fields of the greatest length as fit into an article. */
const fields = 29;

/** On a busy machine; alone, none takes a second. A rule of quadratic time takes minutes. */
const limitMs = 20_000;

test.each([
  '<b>',
  '<p><ul>',
  '</i>',
  '<',
  '<h2></h2>',
  '<a href="#x">here</a>',
  '<table><tr><td>1</td></tr><tr><td>',
  '<p></p>',
  '&amp;amp;',
  '&nbsp;',
  '\u200B',
  '&lt;p ',
  '<p class=x>',
  '<a href="',
  '<img>',
  '<p>- a</p>',
  '<p><b>A</b></p>',
  '<textarea>a</textarea>',
  '<a href="https://a.example/?sid=12345678&amp;utm_id=1">x</a>',
  'cures cancer ',
  '4111 1111 1111 1111 ',
  'a@b.co ',
])(
  'an article that is nothing but %j is checked in bounded time, with a bounded number of findings',
  (piece) => {
    const html = piece.repeat(Math.floor(maxHtmlLength / piece.length));
    const blocks = Array.from({ length: fields }, (_, index) => ({
      id: `b${index}`,
      type: 'rich-text',
      data: { html },
    }));
    const started = performance.now();
    const found = check({ path: '/a', title: 'A', blocks });
    expect(performance.now() - started).toBeLessThan(limitMs);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(1_000);
  },
);

test('HTML that is not looked at because there is too much of it is told of, once', () => {
  const html = '<p>A</p>'.repeat(8_000);
  const blocks = Array.from({ length: 6 }, (_, index) => ({
    id: `b${index}`,
    type: 'rich-text',
    data: { html },
  }));
  const told = check({ path: '/a', title: 'A', blocks }).filter(
    ({ rule }) => rule === 'html/too-many-elements',
  );
  expect(told).toMatchObject([{ severity: 'error', pointer: '/blocks/3/data/html' }]);
});
