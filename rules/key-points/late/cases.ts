import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const box = (more: object = {}): object => ({
  type: 'key-points',
  data: { points: ['One is enough.', 'Two are too many.', 'Ask first.'] },
  ...more,
});

const text = block('rich-text', { html: '<p>Zinc is in oysters, meat, and beans.</p>' });
const heading = block('heading', { text: 'Zinc' });

const others: Record<string, object> = {
  'affiliate-disclosure': {},
  'announcement-bar': { campaignName: 'sleep-check', announcementText: 'Our sleep guide now has a check.' },
  note: { html: '<p>Ask first.</p>' },
  image: { src: '/media/a.jpg', alt: 'Oysters on ice', width: 640, height: 480 },
  video: { embeddedVideoCode: 'https://www.youtube.com/embed/qU1etN1ght5' },
  calculator: { calculator: 'due-date' },
};

const inGermany = { when: { countries: ['DE'] } };

export const cases: RuleExamples = {
  finds: {
    'a text before them': { content: [text, box()], at: '/blocks/1' },
    'a heading before them': { content: [heading, box(), text] },
    'a list before them': { content: [block('list', { items: ['Oysters', 'Beans'] }), box(), text] },
    'a picture and a text before them': { content: [block('image', others.image), text, box()] },
    'a second box': { content: [box(), box(), text], at: '/blocks/1' },
    'a second box, where one is for everybody': { content: [box(), box(inGermany), text], at: '/blocks/1' },
    'a box inside another block': {
      content: block('basic', { nodes: [{ tag: 'div', children: [box({ id: 'inside' })] }] }),
      says: 'inside another block',
    },
  },
  passes: {
    'the first block': [box(), text],
    'a box alone': box(),
    ...each('before them', Object.keys(others), (type) => [{ type, data: others[type] }, box(), text]),
    'boxes for different readers': [box(inGermany), box({ when: { countries: ['FR'] } }), text],
    'no key points': [text, heading],
    'a list that is called so': [heading, block('list', { items: ['Key points'] })],
  },
};
