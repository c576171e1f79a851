import {
  consentToolAttribute,
  consentToolButtonAttribute,
  privacyPromptAttribute,
} from '#contracts/consent.ts';
import { feature } from '#feature-kit/feature.ts';
import { optional, partnerAddress, text, wholeNumber } from '#platform/configuration/readers.ts';
import { setting } from '#platform/configuration/setting.ts';

export default feature('consent', {
  settings: {
    secret: setting({
      variable: 'CONSENT_SECRET',
      about:
        'What readers’ choices are signed with. Several instances need the same one; without it, one is made up and kept in the data folder.',
      default: undefined,
      read: optional(text(200, 32)),
      secret: true,
    }),
    cmpId: setting({
      variable: 'CMP_ID',
      about:
        'The number that IAB Europe gave to this publisher’s consent management. Without it no TC string is made, and ads are limited ones.',
      default: undefined,
      read: optional(wholeNumber(2, 4095)),
    }),
    serviceUrl: setting({
      variable: 'CONSENT_URL',
      about:
        'A consent service of the publisher’s: told of readers’ choices as they make them, and asked whether they still stand.',
      default: undefined,
      read: optional(partnerAddress()),
      secret: true,
    }),
  },
  entries: {
    'consent-page': 'features/consent/privacyChoicesPage.styles.ts',
    'privacy-prompt': 'features/consent/PrivacyPrompt.styles.ts',
  },
  pieces: { 'above-header': { load: () => import('./privacyPrompt.tsx'), styles: 'privacy-prompt' } },
  behaviours: [
    {
      script: 'features/consent/browser/liveConsent.ts',
      marker: `[${privacyPromptAttribute}]`,
      moment: 'idle',
      together: true,
      why: 'Says what the reader has agreed to, which no page that all readers get can say.',
    },
    {
      script: 'features/consent/browser/consentTool.ts',
      marker: `[${consentToolAttribute}]`,
      moment: 'visible',
      why: 'Lets a tool of somebody else’s ask in the place of our own question, once its place is shown.',
    },
    {
      script: 'features/consent/browser/consentTool.ts',
      marker: `[${consentToolButtonAttribute}]`,
      moment: 'interaction',
      why: 'Asks that tool to come where its reader wants it to.',
    },
  ],
  open: async (parts, settings) => (await import('./openConsent.ts')).openConsent(parts, settings),
});
