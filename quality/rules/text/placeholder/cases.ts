import { each } from '../../../testing/examples.ts';
import type { RuleExamples } from '../../../testing/ruleCases.ts';

const inEnglish: RuleExamples = {
  finds: {
    'what journalists leave': { content: '<p>It takes TK weeks.</p>', marks: 'TK' },
    'the same, twice as clear': { content: { title: 'Sleep: TKTK' }, at: '/title', marks: 'TKTK' },
    'what programmers leave': { content: '<p>TODO: ask Ruth.</p>', marks: 'TODO' },
    'another word of theirs': { content: '<p>FIXME</p>' },
    'what is not decided': { content: { type: 'heading', data: { text: 'Dose: TBD' } }, marks: 'TBD' },
    'the text of typesetters': { content: '<p>Lorem ipsum dolor sit amet, sed do.</p>', count: 2 },
    ...each('a writer', ['Your', 'insert', 'add', 'enter'], (word) => ({
      content: `<p>A ${word} text here b.</p>`,
      marks: `${word} text here`,
    })),
    ...each('what is missing', ['text', 'link', 'image', 'title', 'name'], (word) => ({
      content: `<p>A Insert ${word} here b.</p>`,
      marks: `Insert ${word} here`,
    })),
    ...each('a place', ['Text', 'headline', 'copy'], (word) => ({
      content: `<p>A ${word} goes here b.</p>`,
      marks: `${word} goes here`,
    })),
    ...each('in brackets', ['citation needed', 'insert photo of the label', 'link', 'source'], (word) => ({
      content: `<p>A [${word}] b.</p>`,
      marks: `[${word}]`,
    })),
    'a field of a template': { content: '<p>Buy {{product.name}}.</p>', marks: '{{product.name}}' },
    'a field with blanks': { content: '<p>Hello {{ name }}</p>', marks: '{{ name }}' },
  },
  passes: {
    'an enzyme': '<p>Thymidine kinase (TK) and HSV-TK.</p>',
    'a drug of three letters': '<p>A TKI such as imatinib.</p>',
    'a place to go': '<p>Your doctor is here to help; add salt here and there.</p>',
    'a number in brackets': '<p>It helps [1].</p>',
    'a set of one': '<p>The set {1} and f(x) = {x}.</p>',
    'a word of many letters': '<p>Methodology, Todoroki and stomatology.</p>',
  },
};

const inSpanish: RuleExamples = {
  finds: {},
  passes: {
    ...each('all of it in another language', ['es-MX', 'pt', 'gl'], (language) => ({
      language,
      blocks: [{ id: 'a', type: 'rich-text', data: { html: '<p>TODO LO QUE DEBE SABER</p>' } }],
    })),
  },
};

export const cases: readonly RuleExamples[] = [inEnglish, inSpanish];
