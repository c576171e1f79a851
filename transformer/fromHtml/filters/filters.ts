import type { HtmlFilter } from '../filter.ts';

/** The filters, each before those that recognise the same HTML by weaker signs. */
export const filters: readonly HtmlFilter[] = [];
