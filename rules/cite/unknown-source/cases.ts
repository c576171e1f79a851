import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const list = block('sources', { items: [{ id: 'ods-zinc', title: 'Zinc: Fact Sheet' }] });

const citing = (id: string): object =>
  block('rich-text', { html: `<p>It helps.<cite data-source="${id}"></cite></p>` });

export const cases: RuleExamples = {
  finds: {
    'an id that was mistyped': {
      content: [citing('ods-zink'), list],
      marks: 'data-source="ods-zink"',
      says: 'Did you mean "ods-zinc"?',
      mends: { kind: 'review', to: '<p>It helps.<cite data-source="ods-zinc"></cite></p>' },
    },
    'an id that is like no other': { content: [citing('who'), list], says: 'Add it to the list' },
    'no list at all': { content: citing('ods-zinc'), says: 'no list of sources' },
    'no id': { content: [citing(''), list], says: 'has no source ID' },
    'the attribute alone': { content: ['<p><cite data-source>Zinc</cite></p>'].map(field) },
    'a mark in an answer': {
      content: [
        block('faq', {
          items: [{ question: 'Does it?', answer: '<p>No.<cite data-source="x"></cite></p>' }],
        }),
        list,
      ],
      at: '/blocks/0/data/items/0/answer',
    },
    'each of them': { content: [citing('who'), citing('cdc'), list], count: 2 },
  },
  passes: {
    'a source of the list': [citing('ods-zinc'), list],
    'a list that stands before': [list, citing('ods-zinc')],
    'an id with blanks around it': [citing(' ods-zinc '), list],
    'the title of a work': '<p>As <cite>The Lancet</cite> wrote, it helps.</p>',
    'the attribute of another element': [field('<p>It <abbr title="data-source">helps</abbr>.</p>'), list],
    'a second list': [
      citing('ods-iron'),
      list,
      { ...list, data: { items: [{ id: 'ods-iron', title: 'Iron' }] } },
    ],
  },
};

function field(html: string): object {
  return block('rich-text', { html });
}
