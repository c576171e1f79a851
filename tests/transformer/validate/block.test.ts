import {
  maxBlockDepth,
  maxHtmlLength,
  maxHtmlLengthOfBlock,
  maxProblemsPerBlock,
  maxRemovals,
} from '#transformer/article/limits.ts';
import { asData } from '../../support/written.ts';
import { blockFixtures, told, validateBlocks, validateOne } from './articles.ts';

const heading = { id: 'h', type: 'heading', data: { text: 'Why we sleep' } };

describe('a block that is as it must be', () => {
  test.each(blockFixtures())('$name comes through as it is', ({ id, type, data }) => {
    const { block, problems } = validateOne({ id, type, data });
    expect(block).toEqual({ id, type, data: block.data, pointer: '/blocks/0' });
    expect(asData(block.data)).toEqual(data);
    expect(
      problems.filter(({ severity, rule }) => severity === 'error' && rule !== 'block/unknown-type'),
    ).toEqual([]);
  });
});

describe('a block that is no block', () => {
  test.each([[null], ['text'], [7], [[heading]], [true]])('(%j) is malformed, and told once', (value) => {
    const { block, problems } = validateOne(value);
    expect(block).toEqual({ id: '', type: '', data: value, pointer: '/blocks/0', rejection: 'malformed' });
    expect(told(problems)).toEqual(['block/malformed /blocks/0']);
  });
});

describe('a block type', () => {
  test.each([
    ['an unknown one', 'holo-deck', 'holo-deck'],
    ['constructor', 'constructor', 'constructor'],
    ['__proto__', '__proto__', '__proto__'],
    ['toString', 'toString', 'toString'],
    ['hasOwnProperty', 'hasOwnProperty', 'hasOwnProperty'],
    ['a number', 7, '7'],
    ['null', null, 'null'],
    ['an empty one', '', ''],
    ['a list', ['heading'], ''],
    ['an object', { toString: 'heading' }, ''],
  ])('(%s) that nobody registered is told once, and the block keeps its data', (_case, type, name) => {
    const data = { text: 'kept' };
    const { block, problems } = validateOne({ id: 'x', type, data });
    expect(block).toEqual({ id: 'x', type: name, data, pointer: '/blocks/0', rejection: 'unknown' });
    expect(problems).toMatchObject([
      { rule: 'block/unknown-type', severity: 'error', pointer: '/blocks/0/type', blockId: 'x' },
    ]);
    expect(problems[0]?.blockType).toBe(name || undefined);
  });

  test.each([[{}], [{ data: {} }], [{ data: 7 }], [{ id: 'x' }]])(
    'that is missing (%j) is told once',
    (value) => {
      const { block, problems } = validateOne(value);
      expect(block.rejection).toBe('unknown');
      expect(told(problems)).toEqual(['block/unknown-type /blocks/0/type']);
    },
  );

  test('that is nearly one comes with the one that was probably meant', () => {
    for (const type of ['hedding', 'Heading', 'headign', 'HEADING']) {
      expect(validateOne({ ...heading, type }).problems[0]?.message).toContain('Did you mean "heading"?');
    }
    expect(validateOne({ ...heading, type: 'productCard' }).problems[0]?.message).toContain('"product-card"');
    expect(validateOne({ ...heading, type: 'weather' }).problems[0]?.message).not.toContain('Did you mean');
  });
});

describe('what stands around the data', () => {
  test('without data there is no block to show', () => {
    const { block, problems } = validateOne({ id: 'h', type: 'heading' });
    expect(block.rejection).toBe('invalid');
    expect(told(problems)).toEqual(['schema/required /blocks/0/data']);
  });

  test.each([[null], ['text'], [[1]], [7]])('data that is %j costs the block', (data) => {
    const { block, problems } = validateOne({ id: 'h', type: 'heading', data });
    expect(block).toMatchObject({ id: 'h', rejection: 'invalid' });
    expect(problems).toMatchObject([{ rule: 'schema/type', pointer: '/blocks/0/data', blockId: 'h' }]);
  });

  test('an unknown field beside the data costs only itself, with the one that was meant', () => {
    const { block, problems } = validateOne({ ...heading, supress: [] });
    expect(block).toEqual({ ...heading, pointer: '/blocks/0' });
    expect(told(problems)).toEqual(['schema/unknown-field /blocks/0/supress']);
    expect(problems[0]?.message).toContain('Did you mean "suppress"?');
  });

  test.each([
    ['missing', { type: 'heading', data: heading.data }, 'id/missing'],
    ['empty', { ...heading, id: '' }, 'schema/min-length'],
    ['null', { ...heading, id: null }, 'schema/type'],
    ['a number', { ...heading, id: 7 }, 'schema/type'],
    ['of other characters', { ...heading, id: 'a b"><script>' }, 'schema/pattern'],
  ])('an id that is %s costs readers nothing, and is told once', (_case, value, rule) => {
    const { block, problems } = validateOne(value);
    expect(block).toEqual({ ...heading, id: '', pointer: '/blocks/0' });
    expect(problems).toMatchObject([{ rule, severity: 'warning', pointer: '/blocks/0/id' }]);
  });

  test('a repeated id is told at the later block, with the place of the first', () => {
    const { article, problems } = validateBlocks(heading, { ...heading, id: 'other' }, heading, heading);
    expect(article?.blocks.map(({ id }) => id)).toEqual(['h', 'other', 'h', 'h']);
    expect(told(problems)).toEqual(['id/duplicate /blocks/2/id', 'id/duplicate /blocks/3/id']);
    expect(problems[0]?.related).toEqual([expect.objectContaining({ pointer: '/blocks/0/id' })]);
  });

  test('wrong silenced rules cost readers nothing', () => {
    const { block, problems } = validateOne({ ...heading, suppress: [{ rule: 'x' }] });
    expect(block).toEqual({ ...heading, pointer: '/blocks/0' });
    expect(problems.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
  });
});

describe("a block's condition", () => {
  const countries = (...list: unknown[]) => ({ ...heading, when: { countries: list } });

  test('comes through as it is', () => {
    const when = { experiment: 'commercePropensity', variant: 'high', countries: ['US'] };
    expect(validateOne({ ...heading, when }).block.when).toEqual(when);
  });

  test('that is null is none', () => {
    const { block, problems } = validateOne({ ...heading, when: null });
    expect(block).toEqual({ ...heading, pointer: '/blocks/0' });
    expect(told(problems)).toEqual(['schema/type /blocks/0/when']);
  });

  test('keeps the countries that can be read', () => {
    const { block, problems } = validateOne(countries('usa', 'CA', 'CA'));
    expect(block.when).toEqual({ countries: ['CA'] });
    expect(told(problems)).toEqual([
      'schema/max-length /blocks/0/when/countries/0',
      'schema/unique-items /blocks/0/when/countries/2',
    ]);
  });

  test.each([
    ['with no country that can be read', countries('usa')],
    ['with an empty list of countries', countries()],
    ['that is a text', { ...heading, when: 'US' }],
    ['without variant', { ...heading, when: { experiment: 'layout' } }],
    ['without experiment', { ...heading, when: { variant: 'high', countries: ['US'] } }],
    ['of an unknown block', { ...countries('usa'), type: 'holo-deck' }],
  ])('%s costs the block rather than showing it to everybody', (_case, value) =>
    expect(validateOne(value).block.rejection).toBe('invalid'),
  );
});

describe('a wrong value in the data', () => {
  const card = { id: 'c', type: 'product-card' };

  test('costs only itself where it may be absent', () => {
    const { block, problems } = validateOne({
      ...card,
      data: { productTitle: 'Norrland Collagen', rating: 'five', imgSrc: null, prize: 7 },
    });
    expect(block).toEqual({ ...card, data: { productTitle: 'Norrland Collagen' }, pointer: '/blocks/0' });
    expect(told(problems).sort()).toEqual([
      'schema/type /blocks/0/data/imgSrc',
      'schema/type /blocks/0/data/rating',
      'schema/unknown-field /blocks/0/data/prize',
    ]);
    expect(problems.every(({ blockId, blockType }) => blockId === 'c' && blockType === 'product-card')).toBe(
      true,
    );
  });

  test('costs the item that cannot do without it, and the other items stay', () => {
    const { block, problems } = validateOne({
      id: 'f',
      type: 'faq',
      data: {
        items: [
          { question: 'Why?', answer: 7 },
          { question: 'When?', answer: '<p>At night.</p>' },
          { question: '', answer: '<p>Yes.</p>' },
        ],
      },
    });
    expect(block.data).toEqual({ items: [{ question: 'When?', answer: '<p>At night.</p>' }] });
    expect(block.asWritten?.('/data/items/0/answer')).toBe('/data/items/1/answer');
    expect(told(problems)).toEqual([
      'schema/type /blocks/0/data/items/0/answer',
      'schema/min-length /blocks/0/data/items/2/question',
    ]);
  });

  test('costs the block where nothing is left that it cannot do without', () => {
    const { block, problems } = validateOne({
      id: 'f',
      type: 'faq',
      data: { items: [{ question: 'Why?' }] },
    });
    expect(block.rejection).toBe('invalid');
    expect(told(problems)).toEqual(['schema/required /blocks/0/data/items/0/answer']);
  });

  test('leaves all other blocks as they are', () => {
    const { article, problems } = validateBlocks(
      { ...heading, id: 'a' },
      { ...heading, id: 'b', data: { text: 7 } },
      { ...heading, id: 'c' },
    );
    expect(article?.blocks.map(({ id, rejection }) => [id, rejection])).toEqual([
      ['a', undefined],
      ['b', 'invalid'],
      ['c', undefined],
    ]);
    expect(told(problems)).toEqual(['schema/type /blocks/1/data/text']);
  });

  test('that breaks several rules is told once', () => {
    expect(told(validateOne({ ...heading, data: { text: '' } }).problems)).toHaveLength(1);
    expect(told(validateOne({ ...heading, data: { text: 'x', level: '2' } }).problems)).toEqual([
      'schema/type /blocks/0/data/level',
    ]);
    expect(told(validateOne({ ...heading, data: { text: 'x', anchor: '1'.repeat(100) } }).problems)).toEqual([
      'schema/max-length /blocks/0/data/anchor',
    ]);
  });

  test('is told for one of two names that a field may have', () => {
    expect(told(validateOne({ ...card, data: {} }).problems)).toEqual([
      'schema/required /blocks/0/data/productTitle',
    ]);
    expect(validateOne({ ...card, data: { productName: 'Norrland' } }).problems).toEqual([]);
  });

  test('of items too many costs those beyond the limit', () => {
    const points = Array.from({ length: 21 }, (_, index) => `Point ${index}`);
    const { block, problems } = validateOne({ ...card, data: { productTitle: 'x', Pros: points } });
    expect(block.data).toEqual({ productTitle: 'x', Pros: points.slice(0, 20) });
    expect(told(problems)).toEqual(['schema/max-items /blocks/0/data/Pros']);
  });
});

describe('the bounds on mending a block', () => {
  const list = (wrong: number) => ({
    id: 'l',
    type: 'list',
    data: { items: ['right', ...Array(wrong).fill(7)] },
  });

  test('let as many parts be taken out as the limit says', () =>
    expect(validateOne(list(maxRemovals)).block.data).toEqual({ items: ['right'] }));

  test('give up a block that needs one more', () =>
    expect(validateOne(list(maxRemovals + 1)).block.rejection).toBe('invalid'));

  test('tell the first problems and count the others', () => {
    expect(validateOne(list(maxProblemsPerBlock)).problems).toHaveLength(maxProblemsPerBlock);
    const { problems } = validateOne(list(maxProblemsPerBlock + 5));
    expect(problems).toHaveLength(maxProblemsPerBlock + 1);
    expect(problems.at(-1)).toMatchObject({
      rule: 'block/more-problems',
      severity: 'info',
      message: expect.stringContaining('5 more'),
    });
  });

  test('give up a block whose data is too deep, on its own', () => {
    const deep = (levels: number): unknown => (levels === 1 ? [] : [deep(levels - 1)]);
    const { article, problems } = validateBlocks(
      { id: 'a', type: 'holo-deck', data: deep(maxBlockDepth) },
      { id: 'b', type: 'holo-deck', data: deep(maxBlockDepth + 1) },
      heading,
    );
    expect(article?.blocks.map(({ rejection }) => rejection)).toEqual(['unknown', 'too-deep', undefined]);
    expect(told(problems)).toEqual(['block/unknown-type /blocks/0/type', 'block/too-deep /blocks/1']);
  });
});

describe('HTML', () => {
  const text = (html: string) => ({ id: 't', type: 'rich-text', data: { html } });

  test('as long as the limit comes through', () =>
    expect(validateOne(text('x'.repeat(maxHtmlLength))).problems).toEqual([]));

  test('beyond the limit keeps its beginning, and is told once', () => {
    const { block, problems } = validateOne(text('x'.repeat(maxHtmlLength + 1)));
    expect(block.data).toEqual({ html: 'x'.repeat(maxHtmlLength) });
    expect(told(problems)).toEqual(['html/too-long /blocks/0/data/html']);
  });

  test('is not cut inside a tag or a character', () => {
    const start = 'x'.repeat(maxHtmlLength - 5);
    expect(validateOne(text(`${start}<a href="/sleep">y</a>`)).block.data).toEqual({ html: start });
    const before = 'x'.repeat(maxHtmlLength - 1);
    expect(validateOne(text(`${before}😴`)).block.data).toEqual({ html: before });
  });

  test.each([10_001, maxHtmlLength + 1])(
    'of %i characters is cut to the limit of its own field, and told once',
    (length) => {
      const { block, problems } = validateOne({
        id: 'i',
        type: 'image',
        data: { src: '/media/bed.jpg', caption: 'x'.repeat(length) },
      });
      expect(problems[0]?.evidence).toBe(`${length} characters`);
      expect(block.data).toEqual({ src: '/media/bed.jpg', caption: 'x'.repeat(10_000) });
      expect(told(problems)).toEqual(['html/too-long /blocks/0/data/caption']);
    },
  );

  test('that is plain text of another field is never cut: half a sentence would mislead', () => {
    const { block } = validateOne({
      id: 'q',
      type: 'quote',
      data: { text: 'x'.repeat(5_001), author: 'Ines' },
    });
    expect(block.data).toEqual({ author: 'Ines' });
  });
});

describe('the HTML of a block', () => {
  const faq = (...lengths: number[]) => ({
    id: 'f',
    type: 'faq',
    data: { items: lengths.map((length) => ({ question: 'Why?', answer: 'x'.repeat(length) })) },
  });
  const answers = ({ data }: { data: unknown }) =>
    (data as { items: { answer: string }[] }).items.map(({ answer }) => answer.length);

  test('is bounded as a whole: what comes too late is cut, and told in its place', () => {
    const most = maxHtmlLengthOfBlock / 2;
    const whole = validateOne(faq(most, most));
    expect(answers(whole.block)).toEqual([most, most]);
    expect(whole.problems).toEqual([]);
    const { block, problems } = validateOne(faq(most, most - 7, 10));
    expect(answers(block)).toEqual([most, most - 7, 7]);
    expect(told(problems)).toEqual(['html/too-long /blocks/0/data/items/2/answer']);
  });
});
