import { block, each, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';
import { found } from './rule.ts';

const told = block('rich-text', { html: '<p>A recent study found that it helps.</p>' });

const sourced = block('rich-text', {
  html: '<p>See <a href="https://pubmed.ncbi.nlm.nih.gov/1/">the trial of 2019</a>.</p>',
});

const other = block('rich-text', { html: '<p>Drink enough.</p>' });

export const cases: RuleExamples = {
  finds: {
    ...each(
      'a study',
      phrases(`
        A study found | A trial found | A review found | A meta-analysis found | One survey found
        Studies found | Trials found | Research found | Researchers found | Scientists found
      `),
      (words) => ({ content: `<p>${words} that it helps.</p>`, marks: words }),
    ),
    ...each('what it does', found, (does) => ({ content: `<p>Research ${does} that it helps.</p>` })),
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
    ...each(
      'a list of sources',
      phrases(`
        Sources | References | Bibliography | Further reading | How we researched this | How we sourced this
      `),
      (text) => [told, block('heading', { text })],
    ),
    'a block of sources': [told, block('sources', { items: [{ id: 'a', title: 'A trial' }] })],
    'a link in the same text': sourced,
    'a link in the next block': [told, sourced],
    'a link in the block before': [sourced, told],
    'an article with a list of sources': [told, other, block('heading', { text: 'Sources' }), sourced],
    'an examination of one person': '<p>A sleep study shows how often you stop breathing.</p>',
    'an examination of nerves': '<p>A nerve conduction study shows where the nerve is pinched.</p>',
    'a survey that asks': '<p>This survey finds out how you sleep.</p>',
    'research that turns up': '<p>Research shows up in odd places.</p>',
    'what studies are': '<p>A study with a comparison group tells more.</p>',
    'what a person says': block('quote', {
      text: 'Research suggests that sleep helps.',
      author: 'Ruth Nakagawa',
    }),
  },
};
