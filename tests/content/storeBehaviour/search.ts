import { sql } from 'kysely';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { maxRanked } from '#content/database/search/search.ts';
import {
  maxSearchLimit,
  maxSearchOffset,
  maxSearchTextLength,
  maxSuggestions,
} from '#content/source/source.ts';
import { phrases } from '#rules/testing/examples.ts';
import { articleOf, block, heading, prose } from '../../support/someBlocks.ts';
import { articleAt } from '../articles.ts';
import { copyArticles } from '../copyArticles.ts';

const author = 'Ada Editor';

/** Words that no other part of these tests uses, so that the parts can share one store. */
export function describeSearch(store: () => DatabaseStore): void {
  const found = async (text: string) => (await store().search(text)).hits.map((hit) => hit.path);

  beforeAll(async () => {
    const articles = [
      articleAt(
        '/search/magnesium',
        'Magnesium for better sleeping',
        '<h2>Does it help?</h2><p>Many people with <em>insomnia</em> take mag<b>nesium</b> tablets &amp; wait.</p>',
        'What studies say about magnesium at night.',
      ),
      articleAt(
        '/search/valerian',
        'Valerian root',
        '<p>Valerian is taken for insomnia. Magnesium is another way.</p>',
      ),
      articleOf('/search/gummies', 'The best gummies, tested', [
        block('card', 'product-card', {
          productTitle: 'Dozewell Night Gummies',
          productBrand: 'Dozewell',
          Pros: ['Tastes of elderberry'],
          ctaUrl: 'https://shop.example/secretaddress',
          pid: 'hiddenkeyword',
        }),
      ]),
      articleOf('/search/heading', 'Melatonin', [
        heading('h', 'Jetlag and travel'),
        prose('t', '<p>Short trips need nothing.</p>'),
      ]),
      {
        ...articleAt(
          '/search/pressure',
          '高血压患者的日常饮食',
          '<p>医生建议成年人每年至少测量一次血压。减少食盐，补充Vitamin D不足，不要自己停药。</p>',
          '怎样吃才能降低血压。',
        ),
        language: 'zh',
      },
      articleAt(
        '/search/tea',
        '茶とビタミン',
        '<p>緑茶にはビタミンCが多く含まれています。<b>副作</b>用は少ない。</p>',
      ),
      articleAt('/search/sugar', 'โรคเบาหวาน', '<p>ผู้ป่วยเบาหวานควรตรวจน้ำตาลในเลือดเป็นประจำ</p>'),
      articleAt('/search/quoted', 'Signs', '<p>What “quotedword”, ‘otherword’ — and hyphenword… mean.</p>'),
      articleAt(
        '/search/naps',
        'Rest by day',
        '<p>Some that rest in the early afternoon, after a night that was short or broken or spent at work or with a child, want siesta. A siesta of twenty minutes is enough.</p><p>It is a snorezone where nobody whispers. Heavy carpets quieten a snorezone at night.</p>',
      ),
      articleAt('/search/acai', 'Açaí bowls', '<p>Purple fruit from Brazil.</p>'),
      articleAt(
        '/search/letters',
        'Die Größe von Zellen',
        '<p>Selen: 55 µg. Grün\u00adkohl, ﬂaxseed, Ærøskøbing, Łódź, CO₂, Vitamin\u00a0Ｋ２ and 10<sup>6</sup> CFU.</p>',
      ),
    ];
    for (const article of articles) await store().publish(article.path, article, { author });
  });

  describe('search', () => {
    it('finds a word in its other forms', async () => {
      expect(await store().search('sleeps')).toMatchObject({ match: 'words', total: 1 });
      expect(await found('sleeps')).toEqual(['/search/magnesium']);
    });

    it('puts an article with the word in its title before one with the word in its text', async () =>
      expect(await found('magnesium')).toEqual(['/search/magnesium', '/search/valerian']));

    it('ranks a word in the title, then in the topic, before any number of them in the text', async () => {
      const often = `<p>${'Tansy, tansies. '.repeat(40)}</p>`;
      const of = ['/search-a/text', '/tansy/topic', '/search-b/title'] as const;
      await store().publish(of[0], articleAt(of[0], 'Herbs', often), { author });
      await store().publish(of[1], articleAt(of[1], 'Roots', '<p>Of tansy.</p>'), { author });
      await store().publish(of[2], articleAt(of[2], 'Cooking soups, pickling roots, drying tansies'), {
        author,
      });
      const { hits } = await store().search('best tansy');
      expect(hits.map(({ path }) => path)).toEqual(of.toReversed());
      expect(hits[0]?.markedTitle.at(-1)).toEqual({ text: 'tansies', highlighted: true });
    });

    it('finds all of several words, wherever each stands', async () =>
      expect(await found('insomnia valerian')).toEqual(['/search/valerian']));

    it('finds a product by its name and an article by what its cards say', async () => {
      expect(await found('dozewell')).toEqual(['/search/gummies']);
      expect(await found('elderberries')).toEqual(['/search/gummies']);
    });

    it('finds a word with accents without typing them', async () => {
      expect(await found('acai')).toEqual(['/search/acai']);
      expect(await found('AÇAÍ')).toEqual(['/search/acai']);
    });

    it.each([
      ...['\u00b5g', '\u03bcg', '55 \u00b5g', 'Größe', 'Grosse', 'Grünkohl', 'Grün\u00adkohl'],
      ...phrases(`
        flaxseed | ﬂaxseed | aeroskobing | Ærøskøbing | lodz | co2 | CO₂ | vitamin k2 | Ｋ２ | 10^6 CFU
      `),
    ])('finds a letter that can be written in two ways: %s', async (typed) =>
      expect(await store().search(typed)).toMatchObject({
        match: 'words',
        total: 1,
        hits: [{ path: '/search/letters' }],
      }),
    );

    it('takes no raised digit for one of the number before it', async () =>
      expect((await store().search('106 CFU')).match).not.toBe('words'));

    it.each([
      ['inside a sentence', '血压', '/search/pressure'],
      ['inside another word', '患者', '/search/pressure'],
      ['of three characters', '高血压', '/search/pressure'],
      ['of one character', '盐', '/search/pressure'],
      ['that a dictionary takes for two', '停药', '/search/pressure'],
      ['beside another, without a blank', '高血压饮食', '/search/pressure'],
      ['beside another, with a blank', '测量 食盐', '/search/pressure'],
      ['in quotation marks', '"测量一次血压"', '/search/pressure'],
      ['beside Latin letters', 'vitamin D不足', '/search/pressure'],
      ['in Japanese', 'ビタミン', '/search/tea'],
      ['in Japanese, beside Latin letters', 'ビタミンC', '/search/tea'],
      ['in Japanese, of which a part is bold', '副作用', '/search/tea'],
      ['in Thai', 'น้ำตาล', '/search/sugar'],
      ['in Thai, of two', 'โรคเบาหวาน', '/search/sugar'],
      ['in quotation marks of its text', 'quotedword', '/search/quoted'],
      ['before an ellipsis', 'hyphenword', '/search/quoted'],
    ])('finds a word %s: %s', async (_where, typed, path) =>
      expect(await store().search(typed)).toMatchObject({ match: 'words', total: 1, hits: [{ path }] }),
    );

    it.each([
      ['a pair of characters across two words', '压患病'],
      ['the same characters in another order', '血高压'],
      ['a word that is not wanted', '测量 -血压'],
      ['a longer word that is not wanted', '测量 -高血压'],
      ['Thai letters that are no word there', 'กขคง'],
    ])('does not find an article by all its words for %s: %s', async (_what, typed) =>
      expect((await store().search(typed)).match).not.toBe('words'),
    );

    it('finds by some of the words of a row of characters where not all fit', async () =>
      expect(await store().search('高血压怀孕')).toMatchObject({
        match: 'some-words',
        hits: [{ path: '/search/pressure' }],
      }));

    it('shows the place in a text without blanks, with the word marked', async () => {
      const [hit] = (await store().search('食盐')).hits;
      const text = hit?.snippet.map((part) => part.text).join('') ?? '';
      expect(hit?.snippet.filter((part) => part.highlighted)).toEqual([{ text: '食盐', highlighted: true }]);
      expect(text).toContain('减少食盐，补充');
      expect(text.length).toBeLessThanOrEqual(100);
    });

    it('shows the description, with the word marked, where the text does not have it', async () => {
      const [hit] = (await store().search('降低')).hits;
      expect(hit?.snippet).toEqual([
        { text: '怎样吃才能', highlighted: false },
        { text: '降低', highlighted: true },
        { text: '血压。', highlighted: false },
      ]);
    });

    it('takes an article whose characters are all different, as many as there may be', async () => {
      const path = '/search/characters';
      const characters = Array.from({ length: 150_000 }, (_, index) =>
        String.fromCodePoint(0x20000 + (index % 42_000)),
      );
      const html = Array.from(
        { length: 3 },
        (_, part) => `<p>${characters.slice(part * 50_000, (part + 1) * 50_000).join('')}</p>`,
      );
      const blocks = html.map((each, index) => prose(`b${index}`, each));
      await store().publish(path, { ...articleAt(path, 'Charactersword'), blocks }, { author });
      expect(await found('charactersword')).toEqual([path]);
    });

    it.each([
      ['two letters swapped', 'inosmnia', 'insomnia'],
      ['a letter missing', 'magnesum', 'magnesium'],
      ['a letter too many', 'vallerian', 'valerian'],
      ['a wrong letter in a product name', 'dozewelk', 'dozewell'],
      ['half a word', 'gumm', 'gummies'],
    ])('finds a word with %s, and says what it searched for', async (_name, typed, correctedTo) => {
      const result = await store().search(typed);
      expect(result).toMatchObject({ match: 'corrected', correctedTo });
      expect(result.total).toBeGreaterThan(0);
    });

    it('mends only the word that is wrong', async () =>
      expect(await store().search('valerian inosmnia')).toMatchObject({
        correctedTo: 'valerian insomnia',
        total: 1,
      }));

    it('finds articles with some of the words where none has all', async () =>
      expect(await store().search('valerian elderberry')).toMatchObject({ match: 'some-words', total: 2 }));

    it('finds none by a word that headlines about anything have, where another is found', async () =>
      expect(await store().search('valerian safety doctor')).toMatchObject({
        match: 'some-words',
        total: 1,
        hits: [{ path: '/search/valerian' }],
      }));

    it('adds articles with some of the words in titles where few have all', async () => {
      const few = await store().search('magnesium valerian');
      expect([few.match, few.hits.map(({ path }) => path), few.also?.map(({ path }) => path)]).toEqual([
        'words',
        ['/search/valerian'],
        ['/search/magnesium'],
      ]);
      expect((await store().search('valerian')).also).toBeUndefined();
    });

    it.each(['how much valerian should I get', 'What is valerian?', 'which valerian'])(
      'ignores the words of a question: %s',
      async (typed) =>
        expect(await store().search(typed)).toMatchObject({
          text: typed,
          match: 'words',
          hits: [{ path: '/search/valerian' }],
        }),
    );

    it('finds a product name that was written apart', async () =>
      expect(await store().search('do zewel')).toMatchObject({
        match: 'similar',
        hits: [{ path: '/search/gummies' }],
      }));

    it('finds nothing where nothing fits', async () =>
      expect(await store().search('qqqqqqq xxxxxxx')).toMatchObject({ match: 'none', total: 0, hits: [] }));

    it('does not search addresses and keys', async () => {
      expect(await found('secretaddress')).toEqual([]);
      expect(await found('hiddenkeyword')).toEqual([]);
    });

    it('shows a whole sentence of the text with the word marked, as plain text', async () => {
      const [hit] = (await store().search('tablets')).hits;
      expect(hit?.snippet).toEqual([
        { text: 'Many people with insomnia take magnesium ', highlighted: false },
        { text: 'tablets', highlighted: true },
        { text: ' & wait.', highlighted: false },
      ]);
    });

    it('shows the sentence where it has more of the words than the description', async () => {
      const { hits } = await store().search('magnesium insomnia');
      const hit = hits.find(({ path }) => path === '/search/magnesium');
      expect(hit?.snippet.map((part) => part.text).join('')).toBe(
        'Many people with insomnia take magnesium tablets & wait.',
      );
    });

    it('shows a sentence with a word that is not in the title before a description with one that is', async () => {
      const [hit] = (await store().search('magnesium wait')).hits;
      expect(hit?.snippet.filter((part) => part.highlighted).map(({ text }) => text)).toContain('wait');
    });

    it('shows the description, with the words marked, where it has them', async () => {
      const snippets = (await store().search('magnesium')).hits.map((each) =>
        each.snippet.map((part) => part.text).join(''),
      );
      expect(snippets[0]).toBe('What studies say about magnesium at night.');
    });

    it.each([
      [
        'that three lines of a phone hold before a longer one',
        'siesta',
        'A siesta of twenty minutes is enough.',
      ],
      [
        'that names its subject before one with a pronoun',
        'snorezone',
        'Heavy carpets quieten a snorezone at night.',
      ],
    ])('shows a sentence %s with as many words', async (_, query, sentence) => {
      const [hit] = (await store().search(query)).hits;
      expect(hit?.snippet.map((part) => part.text).join('')).toBe(sentence);
    });

    it('shows the description where only a heading has the word', async () => {
      const [hit] = (await store().search('jetlag')).hits;
      expect(hit?.snippet.some(({ highlighted }) => highlighted)).toBe(false);
      expect(hit?.snippet.map(({ text }) => text).join('')).toBe(hit?.description);
    });

    it('shows the description where only the title has the word', async () => {
      const [hit] = (await store().search('sleeping')).hits;
      expect(hit?.snippet.map((part) => part.text).join('')).toBe(
        'What studies say about magnesium at night.',
      );
    });

    it('pages, and says how many there are on all pages', async () => {
      const first = await store().search('magnesium', { limit: 1 });
      const second = await store().search('magnesium', { limit: 1, offset: 1 });
      const third = await store().search('magnesium', { limit: 1, offset: 2 });
      expect([first, second, third].map((page) => page.hits.length)).toEqual([1, 1, 0]);
      expect([first.total, third.total]).toEqual([2, 2]);
      expect(first.hits[0]?.path).not.toBe(second.hits[0]?.path);
    });

    it('brings limits and offsets inside their bounds', async () => {
      expect(await store().search('magnesium', { limit: 1e9, offset: -5 })).toMatchObject({
        limit: maxSearchLimit,
        offset: 0,
      });
      expect(await store().search('magnesium', { limit: 0, offset: 1e9 })).toMatchObject({
        limit: 1,
        offset: maxSearchOffset,
      });
      expect(await store().search('magnesium', { limit: Number.NaN, offset: 0.9 })).toMatchObject({
        limit: 10,
        offset: 0,
      });
    });

    it.each([
      ['nothing', ''],
      ['blanks', ' \t\n'],
      ['signs', '& | ! <-> : * ( ) \' " \\ %'],
      ['U+0000', '\0'],
      ['half a surrogate pair', '\ud83d'],
      ['stop words', 'the of and'],
      ['an attempt at SQL', "' and 1=1; truncate revisions; --"],
    ])('answers %s without an error and without a hit', async (_name, typed) => {
      expect((await store().search(typed)).hits).toEqual([]);
      expect(Array.isArray(await store().suggest(typed))).toBe(true);
    });

    it('reads a query in quotes as a phrase, and a minus as “without”', async () => {
      expect(await found('"root valerian"')).not.toContain('/search/nothing');
      expect(await found('insomnia -root')).toEqual(['/search/magnesium']);
    });

    it('cuts a text that is longer than anybody types', async () => {
      const result = await store().search(`magnesium ${'x'.repeat(100_000)}`);
      expect(result.text).toHaveLength(maxSearchTextLength);
    });

    it('forgets the words of an earlier revision', async () => {
      const path = '/search/changing';
      await store().publish(path, articleAt(path, 'Formerlyword'), { author });
      await store().publish(path, articleAt(path, 'Afterwardsword'), { author });
      expect(await store().search('formerlywrod')).toMatchObject({ total: 0 });
      expect(await found('afterwardsword')).toEqual([path]);
    });
  });

  it('finds the newest, and what is called so, among more articles than are held against one another', async () => {
    const publishAt = (path: string, title: string, updatedAt: string, html?: string) =>
      store().publish(path, { ...articleAt(path, title, html), updatedAt }, { author });
    const mentions = '<p>Of wormwood in passing.</p>';
    await publishAt('/search-many/newest', 'Herbs', '2026-05-04T00:00:00Z', mentions);
    await copyArticles(store().database, '/search-many/', maxRanked + 100);
    await publishAt('/search-named/oldest', 'Wormwood tea', '1990-01-01T00:00:00Z');
    await publishAt('/search-named/old', 'Bitter wormwood', '1990-01-01T00:00:00Z');

    const { hits, total } = await store().search('wormwood', { limit: maxSearchLimit });
    expect(total).toBe(maxRanked + 103);
    const named = hits.slice(0, 2).map(({ path }) => path);
    expect(named.sort()).toEqual(['/search-named/old', '/search-named/oldest']);
    const { hits: last } = await store().search('wormwood', { offset: maxSearchOffset, limit: 1 });
    expect(last).toHaveLength(1);
    expect(hits.map(({ path }) => path)).toContain('/search-many/newest');
    // What is kept about each of so many in the background is no matter of this test.
    await sql`delete from articles where path like '/search-many/%'`.execute(store().database);
  });

  describe('suggestions', () => {
    it('complete titles and product names that begin with what was typed', async () => {
      expect(await store().suggest('doze')).toEqual(['Dozewell', 'Dozewell Night Gummies']);
      expect((await store().suggest('valer'))[0]).toBe('Valerian root');
    });

    it('have articles before products, also where the product begins with what was typed', async () => {
      const found = await store().suggest('gummies');
      expect(found[0]).toBe('The best gummies, tested');
      expect(found).toContain('Dozewell Night Gummies');
    });

    it('find a word inside a title, and forgive a typing error', async () => {
      expect(await store().suggest('gumm')).toContain('The best gummies, tested');
      expect(await store().suggest('magnezium')).toContain('Magnesium for better sleeping');
      expect(await store().suggest('açai')).toEqual(['Açaí bowls']);
    });

    it('find a word inside a title without blanks', async () => {
      expect(await store().suggest('饮食')).toEqual(['高血压患者的日常饮食']);
      expect(await store().suggest('高血')).toEqual(['高血压患者的日常饮食']);
      expect(await store().suggest('ビタ')).toEqual(['茶とビタミン']);
      expect(await store().suggest('เบาห')).toEqual(['โรคเบาหวาน']);
    });

    it('take % and _ for themselves', async () => {
      expect(await store().suggest('%')).toEqual([]);
      expect(await store().suggest('_al')).not.toContain('Valerian root');
    });

    it('name each title once, and no more than ten', async () => {
      for (let index = 0; index < maxSuggestions + 2; index += 1) {
        const path = `/search/suggested-${index}`;
        await store().publish(path, articleAt(path, `Suggestible ${String.fromCharCode(97 + index)}`), {
          author,
        });
      }
      const again = '/search/suggested-again';
      await store().publish(again, articleAt(again, 'Suggestible a'), { author });
      const suggestions = await store().suggest('suggest');
      expect(suggestions).toHaveLength(maxSuggestions);
      expect(new Set(suggestions).size).toBe(maxSuggestions);
    });
  });
}
