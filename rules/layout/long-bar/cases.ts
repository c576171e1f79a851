import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const bar = (data: object): object => block('announcement-bar', { campaignName: 'a', ...data });

const logo = { src: '/media/logo.webp', alt: 'Soup week', width: 240, height: 48 };

export const cases: RuleExamples = {
  finds: {
    'a text of 41 characters': {
      content: bar({ announcementText: 'x'.repeat(41) }),
      at: '/blocks/0/data/announcementText',
      says: 'space for 41 characters',
    },
    'a short text in Chinese': { content: bar({ announcementText: '汤'.repeat(21) }), says: '42 characters' },
    capitals: { content: bar({ announcementText: 'SOUP'.repeat(7) }), says: '42 characters' },
    'a text beside a logo': {
      content: bar({ announcementText: 'x'.repeat(29), logoURLs: { desktop: logo } }),
      says: '41 characters',
    },
    'headline, text and button that are too long together': {
      content: bar({
        headline: 'New',
        announcementText: 'Seven soups for a cold week',
        callToAction: 'See all seven',
      }),
      at: '/blocks/0/data/announcementText',
    },
  },
  passes: {
    'a text of 40 characters': bar({ announcementText: 'x'.repeat(40) }),
    'a headline alone': bar({ headline: 'Soup week' }),
    'headline, text and button that are short': bar({
      headline: 'New',
      announcementText: 'Seven soups',
      callToAction: 'See all',
    }),
    'blanks around a text': bar({ announcementText: `${' '.repeat(20)}Seven soups${' '.repeat(20)}` }),
    'a short text beside a logo': bar({ announcementText: 'x'.repeat(28), logoURLs: { mobile: logo } }),
    'a text without any of its logos': bar({ announcementText: 'x'.repeat(40), logoURLs: {} }),
    'news on privacy': bar({ announcementText: 'x'.repeat(60), isPrivacySettingsUpdatedMPD: true }),
  },
};
