import { answerForConsent } from './consentApis.ts';
import type { OutsideWindow } from './frameScript.ts';

/** Loaded before the partner's script if there is a consent string. */
const { outside }: OutsideWindow = window;
answerForConsent(outside?.given.consent);
