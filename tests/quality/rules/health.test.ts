import { bannedPhrase } from '../../../quality/rules/health/bannedPhrase.ts';
import { crisisLine } from '../../../quality/rules/health/crisisLine.ts';
import { notReviewed } from '../../../quality/rules/health/notReviewed.ts';
import { unsourcedStudy } from '../../../quality/rules/health/unsourcedStudy.ts';
import { describeRule } from './cases.ts';

describeRule(bannedPhrase, {
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
});

const told = { type: 'rich-text', data: { html: '<p>A recent study found that it helps.</p>' } };
const sourced = {
  type: 'rich-text',
  data: { html: '<p>See <a href="https://pubmed.ncbi.nlm.nih.gov/1/">the trial of 2019</a>.</p>' },
};
const other = { type: 'rich-text', data: { html: '<p>Drink enough.</p>' } };

describeRule(unsourcedStudy, {
  finds: {
    'a study without a link': {
      content: '<p>A recent study found that it helps.</p>',
      marks: 'A recent study found',
    },
    'research in general': { content: '<p>Research suggests that it helps.</p>', marks: 'Research suggests' },
    'a trial of a year': { content: '<p>One 2019 randomized trial showed no effect.</p>' },
    'a link inside the site, which is no source': {
      content: '<p>Studies have shown that <a href="/nutrition/collagen">collagen</a> helps.</p>',
    },
    'a source two blocks away': { content: [told, other, sourced], at: '/blocks/0/data/html' },
  },
  passes: {
    'a link in the same text': sourced,
    'a link in the next block': [told, sourced],
    'a link in the block before': [sourced, told],
    'an article with a list of sources': [
      told,
      other,
      { type: 'heading', data: { text: 'Sources' } },
      sourced,
    ],
    'an examination of one person': '<p>A sleep study shows how often you stop breathing.</p>',
    'an examination of nerves': '<p>A nerve conduction study shows where the nerve is pinched.</p>',
    'a survey that asks': '<p>This survey finds out how you sleep.</p>',
    'research that turns up': '<p>Research shows up in odd places.</p>',
    'what studies are': '<p>A study with a comparison group tells more.</p>',
    'what a person says': {
      type: 'quote',
      data: { text: 'Research suggests that sleep helps.', author: 'Ruth Nakagawa' },
    },
  },
});

const authors = [{ name: 'Marisol Adeyemi' }];

describeRule(notReviewed, {
  finds: {
    'an article on health': {
      content: { path: '/health/headache', byline: { authors } },
      at: '/byline/medicalReviewer',
    },
    'an article on nutrition': { content: { path: '/nutrition/zinc', byline: { authors } } },
    'an article without a byline': {
      content: { path: '/health/headache', byline: undefined },
      at: '/byline/medicalReviewer',
    },
  },
  passes: {
    'a reviewed article': {
      path: '/health/headache',
      byline: { authors, medicalReviewer: { name: 'Ruth Nakagawa' } },
    },
    'another section': { path: '/about/us', byline: { authors } },
    'the page of the section itself': { path: '/health', byline: { authors } },
    'a path that begins alike': { path: '/healthy-recipes/soup', byline: { authors } },
    'a section inside another one': { path: '/about/health/us', byline: { authors } },
  },
});

const crisis = '<p>Some people have suicidal thoughts.</p>';

describeRule(crisisLine, {
  finds: {
    'thoughts of suicide': { content: crisis, marks: 'suicidal' },
    'self-harm': { content: '<p>It may lead to self-harm.</p>', marks: 'self-harm' },
    'thoughts of ending it, said once': {
      content: '<p>If you think of ending your life, or of suicide, talk to someone.</p>',
      marks: 'ending your life',
    },
  },
  passes: {
    'cells that do': '<p>The drug makes cancer cells kill themselves.</p>',
    'a gene that makes them': '<p>Scientists built a suicide gene into the cells.</p>',
    'something that does little harm': '<p>You can hardly harm yourself with vitamin C from food.</p>',
    'the line of another country': '<p>Le suicide n’est pas une fatalité : le 3114 répond jour et nuit.</p>',
    'a line of Australia': '<p>If you think of suicide, call 13 11 14.</p>',
    'a number to call':
      '<p>It may bring suicidal thoughts. Call <a href="tel:+18002738255">1-800-273-8255</a> then.</p>',
    'a line in the same text': '<p>If you have suicidal thoughts, call or text 988.</p>',
    'a line in another block': [
      { type: 'rich-text', data: { html: crisis } },
      { type: 'rich-text', data: { html: '<p>In the UK, call the Samaritans.</p>' } },
    ],
    'a line behind a link': `${crisis}<p><a href="https://988lifeline.org">Talk to someone now</a></p>`,
    'an emergency number': `${crisis}<p>In danger, go to an emergency department.</p>`,
    'another kind of end': '<p>It may end your sleepless nights for life.</p>',
  },
});
