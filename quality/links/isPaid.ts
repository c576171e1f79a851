import type { LinkSubject } from '../subjects.ts';

/** Whether somebody pays for a link: it says so, or stands in a field of a card. */
export function isPaid({ rel, block, html }: LinkSubject): boolean {
  return /\bsponsored\b/.test(rel) || (html === undefined && block !== undefined && block.type !== 'basic');
}
