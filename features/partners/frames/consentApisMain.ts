import { answerForConsent } from './consentApis.ts';
import type { OutsideWindow } from './frameScript.ts';

/** A frame loads it before its partner's script if there is a consent string. */
const { outside }: OutsideWindow = window;
answerForConsent(outside?.given.consent);
