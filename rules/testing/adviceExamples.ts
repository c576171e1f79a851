import { each, inLanguage } from './examples.ts';
import type { RuleExamples } from './ruleCases.ts';

const inSpanish = (sentence: string): object => inLanguage('es', `<p>${sentence}</p>`);

export const advice: RuleExamples = {
  finds: {
    'two claims in one sentence': {
      content: '<p>This tea cures diabetes, so throw away your insulin.</p>',
      count: 2,
    },
    'two claims of one kind': { content: '<p>It reverses diabetes and shrinks tumors.</p>', count: 2 },
    'two claims, of which the first holds a no': {
      content: '<p>You no longer need insulin, and it cures asthma.</p>',
      count: 2,
    },
    'two claims in Spanish': { content: inSpanish('Este té cura la diabetes: tire su insulina.'), count: 2 },
    'two claims in Spanish, of which the first holds a no': {
      content: inSpanish('Ya no necesitará insulina y cura el asma.'),
      count: 2,
    },
    ...each('what is stopped', ['cancer treatment', 'chemo', 'radiation'], (treatment) => ({
      content: `<p>Quit ${treatment} and use this. Refuse your ${treatment}, take that.</p>`,
      count: 2,
      severity: 'error',
    })),
    ...each('who is given it', ['infant', 'newborn', 'kid', 'son', 'daughter', 'child', 'baby'], (who) => ({
      content: `<p>Give your ${who} a quarter of an adult tablet.</p>`,
      severity: 'error',
      message: 'kill a child',
    })),
    ...each('what is given', ['two aspirin', 'an adult dose', 'half an adult tablet'], (what) => ({
      content: `<p>Give the toddler ${what}.</p>`,
      severity: 'error',
    })),
    ...each('who gets honey', ['babies', 'a newborn'], (who) => ({
      content: `<p>Give ${who} honey.</p>`,
      severity: 'error',
    })),
    ...each(
      'all of a kind',
      ['every infection', 'all germs', 'any bacteria', 'every known virus'],
      (what) => ({
        content: `<p>It destroys ${what}.</p>`,
        severity: 'warning',
      }),
    ),
    'honey for the youngest': { content: '<p>Honey is safe for newborns.</p>', severity: 'error' },
    'antibiotics for a cold': { content: '<p>Antibiotics cure the common cold.</p>' },
    ...each(
      'what people do instead of being vaccinated',
      [
        'if you sleep well',
        'if you live well',
        'if you are healthy',
        'if your body is strong',
        'to be healthy',
        'to feel protected',
        'to get strong',
        'to keep safe',
        'to live well',
        'to remain immune',
      ],
      (words) => ({ content: `<p>You do not need vaccines ${words}.</p>` }),
    ),
  },
  passes: {
    ...each(
      'what kills germs on things',
      ['Sterilizing', 'Alcohol', 'Boiling', 'Heat', 'A disinfectant'],
      (what) => `<p>${what} kills all germs on a bottle.</p>`,
    ),
    ...each(
      'what kills germs on things, in Spanish',
      ['Cocinar', 'Esterilizar', 'La lejía', 'El alcohol', 'El desinfectante'],
      (what) => inSpanish(`${what} elimina todos los gérmenes.`),
    ),
    ...each(
      'who is old enough for honey',
      [
        'older than a year',
        'over 12 months',
        'after their first birthday',
        'from 12 months',
        'who are past one',
      ],
      (words) => `<p>Honey is safe for babies ${words}.</p>`,
    ),
    ...each(
      'what a doctor decides',
      [
        'Give your child aspirin if your doctor says so.',
        'Give your child aspirin unless told otherwise, said nobody.',
        'The pediatrician lets her give your child aspirin.',
        'The cardiologist lets her give your child aspirin.',
      ],
      (sentence) => `<p>${sentence}</p>`,
    ),
    ...each(
      'what vaccines leave on paper',
      [
        'vaccine appointments',
        'vaccine certificates',
        'a vaccine dose',
        'vaccine passports',
        'vaccine records',
        'a vaccine series',
        'vaccine cards',
      ],
      (what) => `<p>You do not need ${what} here.</p>`,
    ),
    ...each(
      'what is called a myth in the sentence before',
      ['Myth 4.', 'Fiction.', 'False!', 'A misconception:'],
      (label) => `<p><b>${label}</b> Vaccines change our DNA and weaken the body’s immune system.</p>`,
    ),
    ...each('what others believe, in Spanish', ['Creen que', 'Creían que', 'Temen que'], (words) =>
      inSpanish(`${words} las vacunas dañan el cerebro.`),
    ),
  },
};
