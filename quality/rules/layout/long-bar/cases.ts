import type { RuleExamples } from '../../../testing/ruleCases.ts';

const bar = (data: object): object => ({ type: 'announcement-bar', data: { campaignName: 'a', ...data } });

export const cases: RuleExamples = {
  finds: {
    'a text of 41 characters': {
      content: bar({ announcementText: 'x'.repeat(41) }),
      at: '/blocks/0/data/announcementText',
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
    'news on privacy': bar({ announcementText: 'x'.repeat(60), isPrivacySettingsUpdatedMPD: true }),
  },
};
