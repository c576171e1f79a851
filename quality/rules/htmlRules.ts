import type { Rule } from '../rule.ts';
import { doubleEncoded } from './html/doubleEncoded.ts';
import { emptyElement } from './html/emptyElement.ts';
import { invalidNesting } from './html/invalidNesting.ts';
import { markupInText } from './html/markupInText.ts';
import { parseRecovery } from './html/parseRecovery.ts';
import { pasteResidue } from './html/pasteResidue.ts';
import { stripped } from './html/stripped.ts';
import { textLost } from './html/textLost.ts';
import { unsafeImage } from './html/unsafeImage.ts';
import { unsafeLink } from './html/unsafeLink.ts';

/** Rules for fields of HTML. */
export const htmlRules: readonly Rule[] = [
  doubleEncoded,
  emptyElement,
  invalidNesting,
  markupInText,
  parseRecovery,
  pasteResidue,
  stripped,
  textLost,
  unsafeImage,
  unsafeLink,
];
