import { decodeHTML } from 'entities/decode';
import fc from 'fast-check';
import { searchText } from '#content/text/searchText.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { htmlFields } from '#schemas/generated/fieldLists.ts';
import { forEachText } from '#transformer/article/fieldValues.ts';
import { textOfNodes } from '#transformer/basic/textOfNodes.ts';
import { textOfHtml } from '#transformer/html/textOfHtml.ts';
import { validateArticle } from '#transformer/validate/validateArticle.ts';
import { wordsInBlock } from '#transformer/words/articleWords.ts';
import { questionNodes } from '#widgets/faq/questionNodes.ts';
import { readArticleFiles } from '../../fixtures/articleFiles.ts';

const apart =
  'p div h1 h3 h6 ul ol li dl dt dd table tbody tr td th caption blockquote pre section article header footer main nav aside address figure figcaption form fieldset legend details summary center my-el'.split(
    ' ',
  );
const within = 'a b i em strong span u sub sup small mark ins abbr cite q code font bdi kbd o:p'.split(' ');
const struck = ['s', 'del', 'strike'];
const alone = ['br', 'hr', 'img'];

type Node = string | { tag: string; children: Node[] };

const { tree } = fc.letrec<{ tree: Node[]; node: Node }>((tie) => ({
  tree: fc.array(tie('node'), { maxLength: 4 }),
  node: fc.oneof(
    { withCrossShrink: true, depthSize: 'small' },
    fc.constantFrom('5', '10', 'mg', 'not', ' '),
    fc.record({ tag: fc.constantFrom(...apart, ...within, ...struck, ...alone), children: tie('tree') }),
  ),
}));

function htmlOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return alone.includes(node.tag)
        ? `<${node.tag}>`
        : `<${node.tag}>${htmlOf(node.children)}</${node.tag}>`;
    })
    .join('');
}

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function expectedOf(nodes: readonly Node[], isStruck = false): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return isStruck ? '' : node;
      const inside = alone.includes(node.tag)
        ? ''
        : expectedOf(node.children, isStruck || struck.includes(node.tag));
      const text =
        node.tag === 'sup' ? inside.replace(/\d/g, (digit) => raisedDigits[Number(digit)] ?? digit) : inside;
      return apart.includes(node.tag) || alone.includes(node.tag) ? ` ${text} ` : text;
    })
    .join('');
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('words and digits that a boundary of elements separates', () => {
  test('are apart in every text of an article, and what is struck is in none', () => {
    fc.assert(
      fc.property(tree, (nodes) => {
        const html = htmlOf(nodes);
        const expected = inOneLine(expectedOf(nodes));
        const words = expected.split(' ').filter((word) => word !== '').length;
        const answers = questionNodes({ items: [{ question: 'What?', answer: html }] });
        expect(textOfHtml(html)).toBe(expected);
        expect(searchText({ blocks: [{ type: 'rich-text', data: { html } }] }).body).toBe(expected);
        expect(answers.map(({ acceptedAnswer }) => acceptedAnswer)).toEqual(
          expected === '' ? [] : [{ '@type': 'Answer', text: expected }],
        );
        expect(wordsInBlock('rich-text', { html })).toBe(words);
        expect(textOfNodes(nodes)).toBe(expected);
        expect(
          searchText({ blocks: [{ type: 'basic', data: { nodes: ['', { tag: 'i', children: nodes }] } }] })
            .body,
        ).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  test('are apart in the texts of all our articles', () => {
    const tagsApart = new RegExp(`</?(?:${[...apart, ...alone].join('|')})(?:\\s[^<>]*)?/?>`, 'gi');
    let fields = 0;
    for (const { name, article } of readArticleFiles()) {
      const blocks = validateArticle(article).article?.allBlocks ?? [];
      const found = inOneLine(searchText(article).body);
      for (const { type, data } of blocks) {
        if (!isBlockType(type)) continue;
        forEachText(data, htmlFields[type], (html) => {
          const plain = decodeHTML(html.replaceAll(tagsApart, ' ').replaceAll(/<[^<>]*>/g, ''));
          expect([name, textOfHtml(html)]).toEqual([name, inOneLine(plain)]);
          expect(found).toContain(inOneLine(plain));
          fields += 1;
        });
      }
    }
    expect(fields).toBeGreaterThan(500);
  });
});
