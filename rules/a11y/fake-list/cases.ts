import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'paragraphs with bullets': {
      content: '<p>You need:</p><p>• Oats</p><p>• Rye</p>',
      marks: '<p>• Oats</p>',
    },
    'paragraphs with numbers': {
      content: '<p>1. Boil</p><p>2. Stir</p><p>3. Eat</p>',
      marks: '<p>1. Boil</p>',
    },
    'lines with dashes': {
      content: '<p>You need:<br>- Oats<br>- Rye</p>',
      marks: '<p>You need:<br>- Oats<br>- Rye</p>',
    },
    'bullets of a word processor': { content: '<p>·&nbsp; Oats</p><p>·&nbsp; Rye</p>', count: 1 },
  },
  passes: {
    'one paragraph with a bullet': '<p>• New in 2026</p><p>A</p>',
    speech: '<p>–Well, he said.</p><p>–Yes.</p>',
    'speech with blanks': '<p>— Vous dormez bien ?</p><p>— Non, presque jamais.</p>',
    'two notes': '<p>*Prices in May 2026.</p><p>**Without shipping.</p>',
    'numbers that do not count up': '<p>10. May was warm</p><p>12. May was cold</p>',
    years: '<p>2025. A year</p><p>2026. Another</p>',
    'a real list': '<ul><li>• Oats</li><li>• Rye</li></ul>',
    'lines of an address': '<p>Clinic<br>1 Main Street<br>2nd floor</p>',
    'a minus sign': '<p>-5 °C</p><p>-3 °C</p>',
  },
};
