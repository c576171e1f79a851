import type { RuleExamples } from '../../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a promise of cure': { content: '<p>A miracle cure for acne.</p>', marks: 'miracle cure' },
    'a promise to undo a disease': {
      content: '<p>This tea reverses diabetes.</p>',
      marks: 'reverses diabetes',
    },
    'a promise of safety': {
      content: '<p>It is 100% safe.</p>',
      marks: '100% safe',
      says: 'without any risk',
    },
    'a promise of no side effects': { content: '<p>It works with no side effects.</p>' },
    'an approval that does not exist': { content: '<p>An FDA-approved supplement.</p>', says: 'The FDA' },
    'advice to leave a medicine': {
      content: '<p>Then stop taking your insulin.</p>',
      marks: 'stop taking your insulin',
    },
    'a promise in plain text': {
      content: { type: 'heading', data: { text: 'Guaranteed to work' } },
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
    'somebody else’s promise': '<p>The label claims that it is completely safe.</p>',
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
      { type: 'heading', data: { text: 'Can exercise reverse arthritis?' } },
      { type: 'rich-text', data: { html: '<p>Text</p>' } },
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
