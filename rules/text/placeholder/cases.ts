import { block, each, inLanguage, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const inEnglish: RuleExamples = {
  finds: {
    'what journalists leave': { content: '<p>It takes TK weeks.</p>', marks: 'TK' },
    'the same, twice as clear': { content: { title: 'Sleep: TKTK' }, at: '/title', marks: 'TKTK' },
    'what programmers leave': { content: '<p>TODO: ask Ruth.</p>', marks: 'TODO' },
    'another word of theirs': { content: '<p>FIXME</p>' },
    'what is not decided': { content: block('heading', { text: 'Dose: TBD' }), marks: 'TBD' },
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
    'a field in a text alternative': {
      content: '<p><img src="/media/a.jpg" alt="A jar of {{product}}" width="64" height="36"></p>',
      marks: '{{product}}',
    },
    ...each('in brackets', ['Your Name', 'your company', 'Your Brand', 'Your Website'], (word) => ({
      content: `<p>By [${word}] a.</p>`,
      marks: `[${word}]`,
    })),
    ...each(
      'a field of a template',
      [
        '{{ price | currency }}',
        '*|FNAME|*',
        '*|LIST:NAME|*',
        ...phrases(`
          {{#if dose}} | {{/if}} | {{> card}} | {% if dose %} | {%endif%} | {first_name} | {name}
          {firstName} | {lastName} | %%title%% | %%post-name%% | %FIRST_NAME% | [[PRODUCT]]
          [[PRODUCT NAME]] | __PLACEHOLDER__ | __BRAND_NAME__ | &lt;%= price %&gt;
        `),
      ],
      (field) => ({ content: `<p>Dear ${field}, hello.</p>`, marks: field }),
    ),
    ...each('a field of JavaScript', ['firstName', 'a.b()'], (name) => ({
      content: `<p>Dear \${${name}}, hello.</p>`,
      marks: `\${${name}}`,
    })),
    'a field of ERB in plain text': { content: { title: 'Oats for <%= price %>' }, marks: '<%= price %>' },
  },
  passes: {
    'an enzyme': '<p>Thymidine kinase (TK) and HSV-TK.</p>',
    'a drug of three letters': '<p>A TKI such as imatinib.</p>',
    'a place to go': '<p>Your doctor is here to help; add salt here and there.</p>',
    'a number in brackets': '<p>It helps [1].</p>',
    'a set of one': '<p>The set {1} and f(x) = {x}.</p>',
    ...each(
      'signs of a text',
      [
        'The set {{1, 2}, {3}} and {a, b}, {x_i}.',
        'It costs $5 {about}, and $ {5}.',
        'From 5% to 10%, 50%% and %HDL%.',
        'Between <5% and >10%, &lt;5% of 10%&gt;',
        '[[1]], [[Note]] and *5 | 6*',
        'A line ____ to fill in, __init__ and __bold words__.',
        '{note: stir well}',
        'Escriba aquí su nombre. El texto de aquí.',
      ],
      (text) => `<p>${text}</p>`,
    ),
    'a sample of code': '<p>Write <code>{{name}}</code> in the letter.</p>',
    'a word of many letters': '<p>Methodology, Todoroki and stomatology.</p>',
  },
};

const inSpanish: RuleExamples = {
  finds: {
    ...each(
      'a writer',
      phrases(`
        Tu texto | su enlace | Inserte imagen | inserta título | Añada nombre | añade texto | Escriba texto
        escribe texto
      `),
      (words) => ({ content: { language: 'es', title: `${words} aquí` }, marks: `${words} aquí` }),
    ),
    'in brackets': {
      content: { language: 'es', title: 'Avena [cita requerida]' },
      marks: '[cita requerida]',
    },
  },
  passes: {
    ...each('all of it in another language', ['es-MX', 'pt', 'gl'], (language) =>
      inLanguage(language, '<p>TODO LO QUE DEBE SABER</p>'),
    ),
  },
};

export const cases: readonly RuleExamples[] = [inEnglish, inSpanish];
