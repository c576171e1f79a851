import { answerForConsent } from './consentApis.ts';
import type { OutsideWindow } from './frameScript.ts';

/** What a frame loads before its partner's script, where there is a string to answer by. */
const { outside }: OutsideWindow = window;
answerForConsent(outside?.given.consent);
