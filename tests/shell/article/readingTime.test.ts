import { wordsIn } from '#editor-preview/app/document/articleWords.ts';
import { giveArticleIds } from '#editor-preview/model/giveIds.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { readingMinutes } from '#shell/article/readingTime.ts';
import type { ShownBlock } from '#transformer/article/preparedArticle.ts';
import { validateArticle } from '#transformer/validate/validateArticle.ts';
import { wordsInArticle, wordsInBlock } from '#transformer/words/articleWords.ts';
import { countWords, minutesToRead, wordsPerMinute } from '#transformer/words/countWords.ts';
import { readArticleFiles } from '../../fixtures/articleFiles.ts';
import { slowGrowth } from '../../support/growth.ts';

const block = (type: string, data: object, more: object = {}): ShownBlock => ({
  id: type,
  type,
  data,
  pointer: '/blocks/0',
  indexOfKind: 0,
  placeOfKind: 0,
  ...more,
});
const words = (count: number, more?: object) =>
  block('rich-text', { html: `<p>${'word '.repeat(count)}</p>` }, more);
const minutes = (...allBlocks: ShownBlock[]) => readingMinutes({ allBlocks, gated: [] });

describe('the reading time', () => {
  test('is one minute at the least', () => {
    expect(minutes()).toBe(1);
    expect(minutes(words(3))).toBe(1);
  });

  test('goes with the number of words, rounded', () => {
    expect(minutes(words(wordsPerMinute), words(wordsPerMinute / 2 - 1))).toBe(1);
    expect(minutes(words(wordsPerMinute), words(wordsPerMinute / 2))).toBe(2);
  });

  test('does not count what readers do not get', () =>
    expect(minutes(words(wordsPerMinute), words(wordsPerMinute, { rejection: 'too-deep' }))).toBe(1));

  test.each([
    ['Chinese', '高血压是一种常见的慢性疾病，许多人在很长时间里没有任何感觉。', 7],
    ['Japanese', '高血圧は一般的な病気で、多くの人は長い間なにも感じません。', 7],
    ['Thai', 'ความดันโลหิตสูงเป็นภาวะที่พบได้บ่อย และหลายคนไม่มีอาการใดๆ', 3],
    ['Burmese', 'သွေးတိုးရောဂါသည် အဖြစ်များသော ရောဂါတစ်ခု ဖြစ်သည်။', 3],
  ])(
    'of 3,000 characters of %s is that of as many words as they are, here in %j',
    (_language, text, expected) => {
      const html = `<p>${text.repeat(Math.ceil(3_000 / text.length)).slice(0, 3_000)}</p>`;
      expect(minutes(block('rich-text', { html }))).toBe(expected);
    },
  );

  test('is that of the words that the store has counted, unless this reader gets only some of the blocks', () => {
    const allBlocks = [words(wordsPerMinute)];
    expect(readingMinutes({ allBlocks, gated: [] }, wordsPerMinute * 2)).toBe(2);
    expect(readingMinutes({ allBlocks, gated: [words(wordsPerMinute)] }, wordsPerMinute * 2)).toBe(1);
  });

  test('counts the text of basic nodes', () => {
    const nodes = [{ tag: 'p', children: ['word '.repeat(wordsPerMinute * 2)] }];
    expect(minutes(block('basic', { nodes }))).toBe(2);
  });

  test('is what the editor and the store say of the same article, whatever widgets say by themselves', () => {
    for (const { name, article: written } of readArticleFiles()) {
      const { article } = validateArticle(written);
      const json = giveArticleIds(JSON.parse(JSON.stringify(written)), blockFields);
      const edited = readArticle({ json }, blockFields);
      if (!article) throw new Error(`${name} is no article`);
      const inEditor = wordsIn(edited);
      expect([name, readingMinutes({ ...article, gated: [] }), wordsInArticle(written)]).toEqual([
        name,
        minutesToRead(inEditor),
        inEditor,
      ]);
    }
  });

  test.each<[unknown, number]>([
    [undefined, 0],
    [[], 0],
    [{ blocks: 'three little words' }, 0],
    [
      {
        blocks: [
          null,
          'two words',
          { type: 7 },
          { type: 'rich-text' },
          { type: 'rich-text', data: { html: 7 } },
        ],
      },
      0,
    ],
    [{ blocks: [{ type: 'tripled', data: { html: 'not ours' } }] }, 0],
  ])('counts no words of %j', (article, count) => expect(wordsInArticle(article)).toBe(count));

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
    ['coll<b>agen</b>', 1],
    ['<del>five</del> ten', 1],
    ['胶原', 1],
    ['高血压', 2],
    ['维生素D、钙和镁。', 5],
    ['Vitamin D 不足', 3],
    ['ビタミンDとは', 5],
    ['。「、」', 0],
    ['ยาแก้ปวด', 2],
    ['혈압이 높은 사람', 3],
  ])('counts the words of %j that people read', (html, count) =>
    expect(wordsInBlock('rich-text', { html })).toBe(count),
  );

  test.each(['高', '高a', 'ก', 'word ', '——'])(
    'counts 2 MB of %j in time proportional to them',
    async (piece) => {
      const slow = await slowGrowth((length) => countWords(piece.repeat(length / piece.length)), 2_000_000);
      expect(slow).toBeUndefined();
    },
  );
});
