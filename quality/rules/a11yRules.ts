import type { Rule } from '../rule.ts';
import { altFilename } from './a11y/altFilename.ts';
import { altRedundant } from './a11y/altRedundant.ts';
import { altTooLong } from './a11y/altTooLong.ts';
import { emptyHeading } from './a11y/emptyHeading.ts';
import { fakeHeading } from './a11y/fakeHeading.ts';
import { fakeList } from './a11y/fakeList.ts';
import { headingOrder } from './a11y/headingOrder.ts';
import { imgAltMissing } from './a11y/imgAltMissing.ts';
import { langSwitch } from './a11y/langSwitch.ts';
import { linkText } from './a11y/linkText.ts';
import { listStructure } from './a11y/listStructure.ts';
import { tableHeaders } from './a11y/tableHeaders.ts';
import { videoTranscript } from './a11y/videoTranscript.ts';

/** Rules for readers who do not see, hear or point. */
export const a11yRules: readonly Rule[] = [
  altFilename,
  altRedundant,
  altTooLong,
  emptyHeading,
  fakeHeading,
  fakeList,
  headingOrder,
  imgAltMissing,
  langSwitch,
  linkText,
  listStructure,
  tableHeaders,
  videoTranscript,
];
