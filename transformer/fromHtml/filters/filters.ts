import type { HtmlFilter } from '../filter.ts';
import { apple } from './apple.ts';
import { excel } from './excel.ts';
import { ghost } from './ghost.ts';
import { googleDocs } from './googleDocs.ts';
import { googleSheets } from './googleSheets.ts';
import { libreOffice } from './libreOffice.ts';
import { markdown } from './markdown.ts';
import { medium } from './medium.ts';
import { notion } from './notion.ts';
import { outlook } from './outlook.ts';
import { shortcodes } from './shortcodes.ts';
import { slack } from './slack.ts';
import { word } from './word.ts';
import { wordOnline } from './wordOnline.ts';
import { wordpressBlocks } from './wordpressBlocks.ts';
import { wordpressClassic } from './wordpressClassic.ts';

/** Order matters: filters with strong signs come first. */
export const filters: readonly HtmlFilter[] = [
  markdown,
  ghost,
  wordpressBlocks,
  wordpressClassic,
  shortcodes,
  googleSheets,
  googleDocs,
  excel,
  outlook,
  wordOnline,
  word,
  libreOffice,
  notion,
  slack,
  medium,
  apple,
];
