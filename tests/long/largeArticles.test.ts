import { checkSteps } from '../../quality/check.ts';
import { maxHtmlLength } from '../../transformer/limits.ts';

/** As many fields of the greatest length as fit into an article. */
const fields = 28;

/** Far more than any step takes, also on a busy machine; what grew with the square of the text took minutes. */
const longestStep = 2_000;

test.each([
  '<b>',
  '<p><ul>',
  '</i>',
  '<',
  '<h2></h2>',
  '<a href="#x">here</a>',
  '<a href="/a">here..........</a>',
  '<table><tr><td>1</td></tr><tr><td>',
  '<p></p>',
  '&amp;amp;',
  '&nbsp;',
  '\u200B',
  '&lt;p ',
  '<p class=x>',
  '<a href="',
  '<img>',
  '<img src="/a.jpg" alt="IMG0000">',
  '<p>- a</p>',
  '<p><b>A</b></p>',
  '<textarea>a</textarea>',
  '<a href="https://a.example/?sid=12345678&amp;utm_id=1">x</a>',
  'cures cancer ',
  '4111 1111 1111 1111 ',
  '-eyJaaaaaaaaaa',
  'a@b.co ',
  'ការគេងឲ្យបានគ្រប់គ្រាន់ ',
])('an article that is nothing but %j gives way all the time, with a bounded number of findings', (piece) => {
  const html = piece.repeat(Math.floor(maxHtmlLength / piece.length));
  const blocks = Array.from({ length: fields }, (_, index) => ({
    id: `b${index}`,
    type: 'rich-text',
    data: { html },
  }));
  const steps = checkSteps({ path: '/a', title: 'A', blocks });
  let longest = 0;
  for (;;) {
    const start = performance.now();
    const { done, value } = steps.next();
    longest = Math.max(longest, performance.now() - start);
    if (!done) continue;
    expect(longest).toBeLessThan(longestStep);
    expect(value.length).toBeGreaterThan(0);
    expect(value.length).toBeLessThan(1_500);
    return;
  }
});
