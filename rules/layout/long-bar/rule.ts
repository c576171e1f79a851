import { barCharacters, mostBarCharacters } from '#contracts/announcementLine.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'layout/long-bar',
  severity: 'info',
  summary: 'An announcement is too long for one line of a phone.',
  blocks: {
    'announcement-bar'({ data, place }, report) {
      const { headline, announcementText, callToAction, logoURLs, isPrivacySettingsUpdatedMPD } = data;
      const length = barCharacters({ headline, announcementText, callToAction, logoURLs });
      if (isPrivacySettingsUpdatedMPD || length <= mostBarCharacters) return;
      report(
        place(announcementText === undefined ? '/data/headline' : '/data/announcementText'),
        `The bar needs space for ${length} characters, including headline, button and logo, but phones have space for ${mostBarCharacters}. Readers on phones must open the bar to see the rest. Shorten the text.`,
        { evidence: announcementText ?? headline ?? '' },
      );
    },
  },
};
