import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';

/** The HTML that is a block type's own, each before those that match the same elements by weaker signs. */
export const claims: readonly BlockFromHtml[] = [];
