import { block, each, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const crisis = '<p>Some people have suicidal thoughts.</p>';

export const cases: RuleExamples = {
  finds: {
    ...each(
      'words',
      phrases(`
        harm yourself | harming themselves | kill yourself | killing themselves | end your life
        ending their own lives
      `),
      (words) => ({ content: `<p>Some want to ${words}.</p>`, marks: words }),
    ),
    'thoughts of suicide': { content: crisis, marks: 'suicidal' },
    'self-harm': { content: '<p>It may lead to self-harm.</p>', marks: 'self-harm' },
    'thoughts of ending it, said once': {
      content: '<p>If you think of ending your life, or of suicide, talk to someone.</p>',
      marks: 'ending your life',
    },
  },
  passes: {
    'help in a heading': [
      block('rich-text', { html: crisis }),
      block('heading', { text: 'Call or text 988 at any hour' }),
    ],
    'help in a field of plain text': [
      block('rich-text', { html: crisis }),
      block('quote', { text: 'The Samaritans listened to me.' }),
    ],
    ...each(
      'help',
      phrases(`
        the lifeline | 988 | 911 | 112 | 999 | 116 123 | 3114 | 024 | 13 11 14 | 0800 | 1737
        your emergency number | the emergency services | an emergency room | the emergency department
        a crisis line | the crisis text line | a crisis center | the Samaritans | a hotline | a helpline
      `),
      (help) => `${crisis}<p>Call ${help}.</p>`,
    ),
    'what harms with something': '<p>Do not harm yourself with the knife, nor harm yourself by cutting.</p>',
    'cells that do': '<p>The drug makes cancer cells kill themselves.</p>',
    'a gene that makes them': '<p>Scientists built a suicide gene into the cells.</p>',
    'something that does little harm': '<p>You can hardly harm yourself with vitamin C from food.</p>',
    'the line of another country': '<p>Le suicide n’est pas une fatalité : le 3114 répond jour et nuit.</p>',
    'a line of Australia': '<p>If you think of suicide, call 13 11 14.</p>',
    'a number to call':
      '<p>It may bring suicidal thoughts. Call <a href="tel:+18002738255">1-800-273-8255</a> then.</p>',
    'the telephone of a note': [
      block('rich-text', { html: crisis }),
      block('note', { html: '<p>They answer.</p>', telephones: [{ number: '1-800-273-8255' }] }),
    ],
    'a line in the same text': '<p>If you have suicidal thoughts, call or text 988.</p>',
    'a line in another block': [
      block('rich-text', { html: crisis }),
      block('rich-text', { html: '<p>In the UK, call the Samaritans.</p>' }),
    ],
    'a line behind a link': `${crisis}<p><a href="https://988lifeline.org">Talk to someone now</a></p>`,
    'an emergency number': `${crisis}<p>In danger, go to an emergency department.</p>`,
    'another kind of end': '<p>It may end your sleepless nights for life.</p>',
  },
};
