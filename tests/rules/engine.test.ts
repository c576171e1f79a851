import { check } from '#rules/check.ts';
import { editText, setField } from '#rules/engine/fixes.ts';
import type { Rule } from '#rules/engine/rule.ts';
import { exampleArticle } from '#rules/testing/exampleArticle.ts';
import { markedText } from '#rules/testing/ruleCases.ts';
import { prose } from '../support/someBlocks.ts';

function spy(visits: Partial<Rule>): Rule {
  return { id: 'test/spy', severity: 'warning', summary: 'Tells what it sees.', ...visits };
}

function seen(rule: Rule, example: Parameters<typeof exampleArticle>[0]): string[] {
  return check(exampleArticle(example), { rules: [rule] }).map(({ message }) => message);
}

const nested = {
  type: 'basic',
  data: {
    nodes: [
      { tag: 'p', children: ['Text ', { tag: 'a', attributes: { href: '/a' }, children: ['A'] }] },
      { id: 'inner', type: 'heading', data: { text: 'Inner', level: 3 } },
    ],
  },
};

describe('the engine shows a rule', () => {
  test('blocks of the type it names, inside others too, and no others', () => {
    const rule = spy({ blocks: { heading: ({ data, place }, report) => report(place(), data.text) } });
    expect(seen(rule, [{ type: 'heading', data: { text: 'Outer' } }, nested])).toEqual(['Outer', 'Inner']);
  });

  test('nothing of a block that broke its schema so far that it is not shown', () => {
    const rule = spy({ anyBlock: (block, report) => report(block.place(), block.type) });
    const article = exampleArticle([
      { type: 'heading', data: {} },
      { type: 'quote', data: { text: 'A' } },
    ]);
    const told = check(article, { rules: [rule] }).filter(({ rule: id }) => id === 'test/spy');
    expect(told.map(({ message }) => message)).toEqual(['quote']);
  });

  test('links of fields, of HTML, among basic nodes and of the byline', () => {
    const rule = spy({ link: (link, report) => report(link.place(), link.href) });
    const example = {
      byline: { authors: [{ name: 'A', url: '/people/a' }] },
      blocks: [
        {
          id: 'a',
          type: 'product-card',
          data: { productTitle: 'A', imgSrc: '/media/a.jpg', ctaUrl: '/shop' },
        },
        prose('b', '<p><a href="/b">B</a></p>'),
        { id: 'c', ...nested },
        {
          id: 'd',
          type: 'video',
          data: { videoTrackers: ['https://count.example/'], poster: { src: '/media/v.jpg' } },
        },
      ],
    };
    expect(seen(rule, example)).toEqual(['/people/a', '/shop', '/b', '/a']);
  });

  test('texts in which its pattern matches, and no others', () => {
    const rule = spy({
      textPattern: /\bcures?\b/gi,
      text: ({ text, place }, report) => report(place(), text),
    });
    const texts = ['Cure', 'secure', 'no cure', 'cures', 'cured'];
    expect(seen(rule, texts.map((text) => `<p>${text}</p>`).join(''))).toEqual(['Cure', 'no cure', 'cures']);
  });

  test('pictures with the fields that stand beside their address', () => {
    const rule = spy({
      image: ({ src, alt, takesAlt, width, placeOfAlt, field }, report) =>
        report(placeOfAlt(), JSON.stringify([src, alt, takesAlt, width, field, placeOfAlt().pointer])),
    });
    const example = {
      blocks: [
        {
          id: 'a',
          type: 'product-card',
          data: { productTitle: 'A', imgSrc: '/media/a.jpg', imgAlt: 'A', imgWidth: 9 },
        },
        {
          id: 'b',
          type: 'image',
          data: { src: '/media/b.jpg', sources: [{ media: '(min-width: 600px)', src: '/media/c.jpg' }] },
        },
      ],
    };
    expect(
      seen(rule, example)
        .slice(1)
        .map((text) => JSON.parse(text)),
    ).toEqual([
      ['/media/a.jpg', 'A', true, 9, 'imgSrc', '/blocks/0/data/imgAlt'],
      ['/media/b.jpg', null, true, null, 'src', '/blocks/1/data/alt'],
      ['/media/c.jpg', null, false, null, 'src', '/blocks/1/data/sources/0/alt'],
    ]);
  });

  test('every text that readers see, and none that is for machines', () => {
    const rule = spy({ text: ({ text, place }, report) => report(place(), text) });
    const example = {
      title: 'Title',
      description: '',
      image: { src: '/media/a.jpg', alt: 'A lead picture', width: 64, height: 48 },
      byline: { authors: [{ name: 'Ana Luna', credentials: 'RN', url: '/people/ana-luna' }] },
      blocks: [
        {
          id: 'a',
          type: 'product-card',
          data: { productTitle: 'Card', ctaUrl: '/shop', brandId: 'b-1', Pros: ['Pro'] },
        },
        prose('b', '<p>One <b>two</b><script>three</script><img src="/b.jpg" alt="A jar"></p>'),
        { id: 'c', ...nested },
      ],
    };
    expect(seen(rule, example)).toEqual([
      'Title',
      'A lead picture',
      'Ana Luna',
      'RN',
      'Card',
      'Pro',
      'One ',
      'two',
      'A jar',
      'Text ',
      'A',
      'Inner',
    ]);
  });

  test('the article last, with all that was met', () => {
    const rule = spy({
      article: ({ blocks, links, headings, fields, images, place }, report) =>
        report(place(''), [blocks, links, headings, fields, images].map(({ length }) => length).join()),
    });
    expect(
      seen(rule, [nested, { type: 'rich-text', data: { html: '<h2>A</h2><img src="/a.jpg">' } }]),
    ).toEqual(['3,1,2,1,2']);
  });
});

describe('a finding', () => {
  const mark: Rule = spy({
    text: ({ text, place }, report) => {
      const start = text.indexOf('bad');
      if (start >= 0) report(place({ start, end: start + 3 }), 'Bad.', { evidence: 'bad' });
    },
  });
  const blocks = [
    prose('a', '<p>x &amp; 😴 <b>so bad</b></p>'),
    { id: 'b', type: 'list', data: { items: ['<b>One</b>', 'a bad one'] } },
  ];

  test('marks the very words in the field as it is written', () => {
    const article = exampleArticle(blocks);
    const found = check(article, { rules: [mark] });
    expect(found.map((problem) => markedText(article, problem))).toEqual(['bad', 'bad']);
    expect(found.map(({ pointer, blockId }) => `${blockId} ${pointer}`)).toEqual([
      'a /blocks/0/data/html',
      'b /blocks/1/data/items/1',
    ]);
  });

  test('keeps its place as the author wrote it behind an entry that was taken out', () => {
    const article = exampleArticle([{ id: 'b', type: 'list', data: { items: [7, 'a bad one'] } }]);
    const found = check(article, { rules: [mark] }).filter(({ rule }) => rule === mark.id);
    expect(found.map((problem) => markedText(article, problem))).toEqual(['bad']);
  });

  test('has the same fingerprint when blocks move', () => {
    const before = check(exampleArticle(blocks), { rules: [mark] });
    const after = check(
      exampleArticle([{ id: 'x', type: 'quote', data: { text: 'A' } }, ...blocks.toReversed()]),
      { rules: [mark] },
    );
    expect(after.map(({ fingerprint }) => fingerprint).sort()).toEqual(
      before.map(({ fingerprint }) => fingerprint).sort(),
    );
  });

  test('names the page of its own rule where that has one', () => {
    const [own] = check(exampleArticle(blocks), { rules: [{ ...mark, help: 'https://a.example/' }] });
    const [ours] = check(exampleArticle(blocks), { rules: [mark] });
    expect([own?.help, ours?.help]).toEqual(['https://a.example/', 'rules/test/spy/page.md']);
  });

  test('is told at most a hundred times of one rule', () => {
    const html = '<p>bad</p>'.repeat(150);
    const found = check(exampleArticle(html), { rules: [mark] });
    expect(found.map(({ rule }) => rule)).toEqual([...Array(100).fill(mark.id), 'block/more-problems']);
    expect(found.at(-1)?.severity).toBe('info');
  });
});

describe('what follows from a broken schema', () => {
  const counts: Rule = spy({
    blocks: { list: ({ place }, report) => report(place(), 'List.') },
    image: ({ block, placeOfAlt }, report) => block && report(placeOfAlt(), 'Picture.'),
    link: ({ place }, report) => report(place(), 'Link.'),
  });
  const told = (...blocks: object[]): string[] =>
    check(exampleArticle(blocks), { rules: [counts] }).map(({ rule, message }) =>
      rule === counts.id ? message : rule,
    );

  test('is not told of the block as a whole, but of what is whole in it', () => {
    const items = ['<a href="/a">A</a>'];
    expect(told({ type: 'list', data: { items } })).toEqual(['List.', 'Link.']);
    expect(told({ type: 'list', data: { items: [...items, 7] } })).toEqual(['schema/type', 'Link.']);
  });

  test('is not told at the very place again', () => {
    expect(told({ type: 'image', data: { src: '/a.jpg', alt: 7 } })).toEqual(['schema/type']);
    expect(told({ type: 'image', data: { src: '/a.jpg', alt: 'A' } })).toEqual(['Picture.']);
  });

  test('leaves other blocks as they are', () => {
    const whole = { type: 'list', data: { items: ['A'] } };
    expect(told(whole, { type: 'list', data: { items: [7, 'B'] } })).toEqual(['schema/type', 'List.']);
  });
});

describe('a rule that throws', () => {
  const broken = spy({
    id: 'test/broken',
    link: () => {
      throw new Error('out of order');
    },
  });
  const links = '<p><a href="/a">A</a> <a href="/b">B</a></p>';

  test('is one finding, at the place where it broke, and the others go on', () => {
    const counts = spy({ link: ({ place }, report) => report(place(), 'Link.') });
    const found = check(exampleArticle(links), { rules: [broken, counts] });
    expect(found.map(({ rule }) => rule)).toEqual(['meta/rule-failed', 'test/spy', 'test/spy']);
    expect(found[0]).toMatchObject({
      severity: 'error',
      evidence: 'test/broken',
      pointer: '/blocks/0/data/html',
    });
    expect(found[0]?.message).toContain('out of order');
  });

  test('runs again on the next article', () => {
    for (const _time of [1, 2]) expect(check(exampleArticle(links), { rules: [broken] })).toHaveLength(1);
  });
});

describe('a remedy', () => {
  const place = { pointer: '/blocks/0/data/html' };

  test('changes parts of a text, whatever their order', () => {
    const edits = [
      { start: 0, end: 1, text: 'one' },
      { start: 4, end: 5, text: '' },
    ];
    expect(editText('safe', place, 'a b c', edits)).toEqual({
      kind: 'safe',
      patch: [{ op: 'replace', path: place.pointer, value: 'one b ' }],
    });
  });

  test('sets a field', () =>
    expect(setField('review', place, 3).patch).toEqual([{ op: 'replace', path: place.pointer, value: 3 }]));
});
