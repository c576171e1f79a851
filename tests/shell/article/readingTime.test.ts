import { readingMinutes } from '../../../shell/article/readingTime.ts';
import { countWords, wordsPerMinute } from '../../../transformer/countWords.ts';

const block = (html: string) => ({ html, shown: [], faults: [], degraded: false });
const words = (count: number) => block(`<p>${'word '.repeat(count)}</p>`);

describe('the reading time', () => {
  test('is one minute at the least', () => {
    expect(readingMinutes([])).toBe(1);
    expect(readingMinutes([words(3)])).toBe(1);
  });

  test('goes with the number of words, rounded', () => {
    expect(readingMinutes([words(wordsPerMinute), words(wordsPerMinute / 2 - 1)])).toBe(1);
    expect(readingMinutes([words(wordsPerMinute), words(wordsPerMinute / 2)])).toBe(2);
  });

  test.each([
    ['<p>two words</p>', 2],
    ['<li>one</li><li>two</li>', 2],
    ['It is 2.5 grams, twice-daily.', 5],
    ['one — two', 2],
    ['', 0],
    ['<p class="not these words"></p>', 0],
    ['before<script type="application/json">{"not":"these words"}</script> after', 2],
    ['an unclosed <script>never ends', 2],
    ['an unclosed <tag', 2],
    ['胶原', 1],
  ])('counts the words of %j that people read', (html, count) => {
    expect(countWords(html)).toBe(count);
  });

  test('takes time in proportion to the length, also where nothing is closed', () => {
    expect(countWords('<script '.repeat(200_000))).toBe(0);
    expect(countWords('<'.repeat(1_000_000))).toBe(0);
  });
});
