import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const bar = (campaignName: string, when?: object): object => ({
  type: 'announcement-bar',
  data: { campaignName, announcementText: 'Our sleep guide now has a check.' },
  ...(when ? { when } : {}),
});
const blank = block('announcement-bar', { campaignName: 'a', headline: ' ' });
const text = block('rich-text', { html: '<p>Sleep on your side.</p>' });

export const cases: RuleExamples = {
  finds: {
    'a second one': { content: [bar('a'), text, bar('b')], at: '/blocks/2', severity: 'warning' },
    'a second and a third': { content: [bar('a'), bar('b'), bar('c')], count: 2 },
    'news on privacy behind one with words': {
      content: [
        bar('a'),
        block('announcement-bar', { campaignName: 'b', isPrivacySettingsUpdatedMPD: true }),
      ],
      at: '/blocks/1',
    },
    'one for some beside one for all': {
      content: [bar('a'), bar('b', { countries: ['US'] })],
      at: '/blocks/1',
    },
    'two for one country': {
      content: [bar('a', { countries: ['US', 'CA'] }), bar('b', { countries: ['CA'] })],
      at: '/blocks/1',
    },
    'two in different experiments': {
      content: [
        bar('a', { experiment: 'one', variant: 'high' }),
        bar('b', { experiment: 'two', variant: 'low' }),
      ],
    },
    'two whose times overlap': {
      content: [
        bar('a', { until: '2026-12-01T00:00:01Z' }),
        bar('b', { from: '2026-12-01T00:00:00Z', until: '2026-12-31T00:00:00Z' }),
      ],
    },
    'one inside another block': {
      content: [
        block('basic', {
          nodes: [{ tag: 'section', children: ['Read this.', { id: 'inside', ...bar('a') }] }],
        }),
      ],
      says: 'Move it out',
    },
  },
  passes: {
    'one at the beginning': [bar('a'), text],
    'one at the end': [text, bar('a')],
    none: [text],
    'two in different countries': [bar('a', { countries: ['US'] }), bar('b', { countries: ['GB'] })],
    'two in variants of one experiment': [
      bar('a', { experiment: 'one', variant: 'high' }),
      bar('b', { experiment: 'one', variant: 'low' }),
    ],
    'two one after the other': [
      bar('a', { until: '2026-12-01T00:00:00Z' }),
      bar('b', { from: '2026-12-01T00:00:00Z' }),
    ],
    'one behind a blank one, which the page does not show': [blank, bar('b')],
    'a blank one behind one with words': [bar('a'), blank],
    'two one before the other': [
      bar('a', { from: '2026-12-01T00:00:00Z' }),
      bar('b', { until: '2026-12-01T00:00:00Z' }),
    ],
  },
};
