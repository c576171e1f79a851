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
        'The secret that signs readers’ choices. Several instances must have the same one. By default it is generated and stored in the data folder.',
      default: undefined,
      read: optional(text(200, 32)),
      secret: true,
    }),
    cmpId: setting({
      variable: 'CMP_ID',
      about:
        'The CMP ID of IAB Europe for this publisher. Without it there is no TC string, and only limited ads are shown.',
      default: undefined,
      read: optional(wholeNumber(2, 4095)),
    }),
    serviceUrl: setting({
      variable: 'CONSENT_URL',
      about:
        'A consent service of the publisher. It receives readers’ choices, and checks whether they are still valid.',
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
      why: 'Provides the reader’s consent. Cached pages cannot contain it.',
    },
    {
      script: 'features/consent/browser/consentTool.ts',
      marker: `[${consentToolAttribute}]`,
      moment: 'visible',
      why: 'Shows a third-party consent tool instead of our own question.',
    },
    {
      script: 'features/consent/browser/consentTool.ts',
      marker: `[${consentToolButtonAttribute}]`,
      moment: 'interaction',
      why: 'Opens that tool on request of the reader.',
    },
  ],
  open: async (parts, settings) => (await import('./openConsent.ts')).openConsent(parts, settings),
});
