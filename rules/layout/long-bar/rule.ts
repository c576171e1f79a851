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
        `The bar takes the room of ${length} characters with its headline, button and logo, and phones have room for ${mostBarCharacters}: readers there see the beginning, and the rest when they open it. Say it in fewer words.`,
        { evidence: announcementText ?? headline ?? '' },
      );
    },
  },
};
