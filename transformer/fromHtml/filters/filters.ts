import type { HtmlFilter } from '../filter.ts';
import { ghost } from './ghost.ts';
import { shortcodes } from './shortcodes.ts';
import { wordpressBlocks } from './wordpressBlocks.ts';
import { wordpressClassic } from './wordpressClassic.ts';

/** The filters, each before those that recognise the same HTML by weaker signs. */
export const filters: readonly HtmlFilter[] = [ghost, wordpressBlocks, wordpressClassic, shortcodes];
