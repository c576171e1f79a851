import { advice } from '../../testing/adviceExamples.ts';
import { block, each, inLanguage } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';
import corpus from './corpus.json' with { type: 'json' };
import { denied } from './deniedCases.ts';
import { wordByWordInSpanish } from './spanishCases.ts';
import { wordByWord } from './wordCases.ts';

const inPlaces: RuleExamples = {
  finds: {
    'a promise of cure': { content: '<p>A miracle cure for acne.</p>', marks: 'miracle cure' },
    'a promise to undo a disease': {
      content: '<p>This tea reverses diabetes.</p>',
      marks: 'reverses diabetes',
    },
    'a promise of safety': {
      content: '<p>It is 100% safe.</p>',
      marks: '100% safe',
      says: 'Every effective treatment has risks',
    },
    'a promise for ever': {
      content: '<p>With it you never get sick again.</p>',
      marks: 'never get sick again',
    },
    'a promise of no side effects': { content: '<p>It works with no side effects.</p>' },
    'an approval that does not exist': { content: '<p>An FDA-approved supplement.</p>', says: 'The FDA' },
    'advice to leave a medicine': {
      content: '<p>Then stop taking your insulin.</p>',
      marks: 'stop taking your insulin',
    },
    'better than a treatment': { content: '<p>Our tea works better than chemotherapy.</p>' },
    'a promise to prevent': { content: '<p>This spray prevents COVID-19.</p>', marks: 'prevents COVID-19' },
    'better than any treatment': {
      count: 5,
      content:
        '<p>It works better than radiation. It works better than antidepressants. It works better than statins. It works better than antibiotics. It works better than vaccines.</p>',
    },
    'advice to go without any': {
      count: 5,
      content:
        '<p>You don’t need vaccinations. You do not need any vaccines. You do not need your vaccines. You do not need the vaccines. You do not need chemotherapy.</p>',
    },
    'advice to go without': {
      content: '<p>With it you do not need vaccines.</p>',
      marks: 'you do not need vaccines',
    },
    'a claim in Spanish in an article in English': {
      content: '<p>Deje de tomar su medicamento.</p>',
      marks: 'Deje de tomar su medicamento',
      severity: 'error',
      says: 'ask their doctor or pharmacist before they stop',
    },
    'a claim in English in an article in Spanish': { content: inLanguage('es', 'It cures cancer.') },
    'what is said instead of a vaccine': {
      content: '<p>You don’t need vaccines.</p>',
      says: 'go without a vaccine',
    },
    'a harm that vaccines do not do': { content: '<p>Vaccines cause autism.</p>', says: 'no such harm' },
    'a promise in plain text': {
      content: block('heading', { text: 'Guaranteed to work' }),
      at: '/blocks/0/data/text',
    },
    'a promise within days': { content: '<p>Our tea cures diabetes in 30 days.</p>' },
    'a promise behind a question': { content: '<p>Tired? It is 100% safe.</p>', marks: '100% safe' },
    'a promise behind a sentence about people': {
      content: '<p>Most people sleep badly. Our gummies have no side effects.</p>',
      marks: 'have no side effects',
    },
    'advice to leave a medicine behind a doctor': {
      content: '<p>Ask your doctor. Then stop taking your insulin.</p>',
    },
    'a promise behind another sentence with a no': { content: '<p>No pills. It is a miracle cure.</p>' },
  },
  passes: {
    'the promise denied': '<p>There is no miracle cure for acne.</p>',
    'the promise denied across tags': '<p>There is <b>no</b> miracle cure.</p>',
    'a warning of it': '<p>Beware of anything sold as a miracle cure.</p>',
    'what was compared':
      '<p>In two trials, tablets worked as well as and sometimes work better than insulin.</p>',
    'what does prevent': '<p>Vaccination prevents COVID-19 deaths, and removing polyps prevents cancer.</p>',
    'what may help to prevent': '<p>Exercise helps prevent dementia.</p>',
    'better in one way':
      '<p>It works better than insulin for weight, works better than insulin in sleepy mice, works better than insulin at bedtime, works better than insulin when taken fresh, works better than insulin alone, works better than insulin if kept cold, works better than insulin against thirst, works better than insulin with breakfast.</p>',
    'vaccines that are not due':
      '<p>You do not need vaccines for Spain, you do not need vaccines if you had both, you do not need vaccines before week 12, you do not need vaccines unless you travel, you do not need vaccines when you stay at home, you do not need vaccines until spring, you do not need vaccines again this year, you do not need vaccines yet, you do not need vaccines that are out of date, you do not need vaccines which nobody recommends, you do not need vaccines every month, you do not need vaccines more than once, you do not need vaccines right away, you do not need vaccines at birth.</p>',
    'vaccines that a country does not ask for': '<p>You do not need vaccines to enter Iceland.</p>',
    'somebody else’s promise': '<p>The label claims that it is completely safe.</p>',
    'a denial in Spanish in an article in English': '<p>No deje de tomar su medicamento.</p>',
    'a claim in an article in a third language': inLanguage('fr', 'It cures cancer.'),
    'a quotation': '<p>Its maker says “100% safe” on every jar.</p>',
    'an approved medicine': '<p>The FDA approved this drug in 2019.</p>',
    'a question about stopping': '<p>Do not stop taking your antidepressant on your own.</p>',
    'a rare effect': '<p>Some people have side effects.</p>',
    'how many had none': '<p>Most people have no side effects, or only a sore arm.</p>',
    'what to do about any': '<p>Call your doctor when you have any side effects that worry you.</p>',
    'a hope': '<p>Scientists hope to cure Alzheimer’s by 2040.</p>',
    'a cure of some': '<p>Early treatment cures depression in half of all patients.</p>',
    'a medicine that does cure some': '<p>Antibiotics cure arthritis caused by Lyme disease.</p>',
    'stopping on a condition':
      '<p>Light therapy replaces your medication only if your psychiatrist agrees.</p>',
    'a treatment that does cure some': '<p>Surgery alone often cures cancer that has not spread.</p>',
    'a question': '<p>Can diet reverse diabetes? Studies differ.</p>',
    'a question as a heading': [
      block('heading', { text: 'Can exercise reverse arthritis?' }),
      block('rich-text', { html: '<p>Text</p>' }),
    ],
    'what was said of penicillin': '<p>Penicillin was called a miracle drug in 1943.</p>',
    'what does not exist': '<p>A medicine that is completely safe does not exist.</p>',
    'what others sell': '<p>Marketers sell miracle supplements on every channel.</p>',
    'what comes before stopping': '<p>Ask your doctor before you stop taking your medication.</p>',
    'what comes of stopping': '<p>When you stop taking your antidepressant, dizziness may follow.</p>',
    'stopping before surgery':
      '<p>Your surgeon may tell you to stop taking your medications a week before.</p>',
    'collagen that is a medicine': '<p>Some dermatologists use an FDA-approved collagen filler.</p>',
    'a relative of a vitamin': '<p>Calcipotriene is an FDA-approved vitamin D analog.</p>',
    'the one approved oil': '<p>Epidiolex is the only FDA-approved CBD oil.</p>',
  },
};

function sentences(language: keyof typeof corpus): RuleExamples {
  const { certain, doubtful, fine, falseAlarms } = corpus[language];
  const article = (sentence: string): object => inLanguage(language, `<p>${sentence}</p>`);
  return {
    finds: {
      ...each('a claim', certain, (sentence) => ({ content: article(sentence), severity: 'error' })),
      ...each('what is mostly a claim', doubtful, (sentence) => ({
        content: article(sentence),
        severity: 'warning',
      })),
      ...each('honest words, as we know', falseAlarms, (sentence) => ({
        content: article(sentence),
        severity: 'warning',
      })),
    },
    passes: each('honest words', fine, article),
  };
}

export const cases: readonly RuleExamples[] = [
  inPlaces,
  advice,
  wordByWord,
  denied,
  wordByWordInSpanish,
  sentences('en'),
  sentences('es'),
];
