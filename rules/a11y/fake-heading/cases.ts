import { each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each('what it heads', ['ul', 'ol', 'dl', 'table'], (name) => ({
      content: `<p><b>Side effects</b></p><${name}></${name}>`,
    })),
    'a bold paragraph above text': {
      content: '<p><strong>Side effects</strong></p><p>They are rare.</p>',
      marks: '<p><strong>Side effects</strong></p>',
    },
    'one above a list': {
      content: '<p><b>You need</b>:</p><ul><li>Oats</li></ul>',
      marks: '<p><b>You need</b>:</p>',
    },
    'one with blanks around': {
      content: '<p> <strong>Dose</strong>&#32;\n</p><p>A</p>'.replace('&#32;', ''),
      count: 1,
    },
    'one that asks': { content: '<p><strong>How much</strong></p><p>A</p>' },
  },
  passes: {
    ...each(
      'a title',
      ['MD', 'Ph.D.', 'RD', 'PharmD', 'DDS', 'DMD', 'DPT', 'MPH', 'LCSW', 'PsyD'],
      (title) => `<p><b>Ruth Nakagawa, ${title}</b></p><p>She writes.</p>`,
    ),
    'the name below a letter': '<p><strong>Marisol Adeyemi, MD</strong></p><p>Medical director</p>',
    'a sentence that matters': '<p><strong>Call 911.</strong></p><p>A</p>',
    'a bold beginning': '<p><strong>Dose:</strong> 600 mg</p><p>A</p>',
    'a bold line at the end': '<p>A</p><p><strong>To your health</strong></p>',
    'a long bold text': `<p><strong>${'very '.repeat(20)}important</strong></p><p>A</p>`,
    'two bold words': '<p><b>Oats</b> <b>Rye</b></p><p>A</p>',
    'a bold line above a picture': '<p><b>Fig</b></p><figure><img src="/a.jpg" alt="A"></figure>',
    'a real heading': '<h2>Dose</h2><p>A</p>',
  },
};
