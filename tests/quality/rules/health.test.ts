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
