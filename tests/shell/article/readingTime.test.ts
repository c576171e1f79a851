import { giveArticleIds } from '../../../editing/giveIds.ts';
import { readArticle } from '../../../editing/readValue.ts';
import { wordsIn } from '../../../editor-preview/document/articleWords.ts';
import { blockFields } from '../../../schemas/generated/blockFields.ts';
import { readingMinutes } from '../../../shell/article/readingTime.ts';
import { countWords, minutesToRead, wordsPerMinute } from '../../../transformer/countWords.ts';
import { validateArticle } from '../../../transformer/validate/validateArticle.ts';
import { readArticleFiles } from '../../fixtures/articleFiles.ts';

const block = (type: string, data: object, more: object = {}) => ({
  id: type,
  type,
  data,
  pointer: '/blocks/0',
  ...more,
});
const words = (count: number, more?: object) =>
  block('rich-text', { html: `<p>${'word '.repeat(count)}</p>` }, more);
const minutes = (...blocks: ReturnType<typeof block>[]) => readingMinutes({ blocks });

describe('the reading time', () => {
  test('is one minute at the least', () => {
    expect(minutes()).toBe(1);
    expect(minutes(words(3))).toBe(1);
  });

  test('goes with the number of words, rounded', () => {
    expect(minutes(words(wordsPerMinute), words(wordsPerMinute / 2 - 1))).toBe(1);
    expect(minutes(words(wordsPerMinute), words(wordsPerMinute / 2))).toBe(2);
  });

  test('does not count what readers do not get', () => {
    expect(minutes(words(wordsPerMinute), words(wordsPerMinute, { rejection: 'too-deep' }))).toBe(1);
  });

  test('is what the editor says of the same article, whatever widgets say by themselves', () => {
    for (const { name, article: written } of readArticleFiles()) {
      const { article } = validateArticle(written);
      const json = giveArticleIds(JSON.parse(JSON.stringify(written)), blockFields);
      const edited = readArticle({ json }, blockFields);
      if (!article) throw new Error(`${name} is no article`);
      expect([name, readingMinutes(article)]).toEqual([name, minutesToRead(wordsIn(edited))]);
    }
  });

  test.each([
    ['<p>two words</p>', 2],
    ['<li>one</li><li>two</li>', 2],
    ['It is 2.5 grams, twice-daily.', 5],
    ['one — two', 2],
    ['caf&eacute; &amp; bar&nbsp;now', 3],
    ['one & two &; three', 3],
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
