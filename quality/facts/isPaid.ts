import type { LinkSubject } from '../subjects/subjects.ts';

/** Whether a link says of itself that somebody pays for it. Most say nothing at all. */
export function saysSponsored({ rel }: Pick<LinkSubject, 'rel'>): boolean {
  return /\bsponsored\b/i.test(rel);
}

/** Whether somebody pays for a link: it says so, or stands in a field of a card. */
export function isPaid(link: LinkSubject): boolean {
  const { block, html } = link;
  return saysSponsored(link) || (html === undefined && block !== undefined && block.type !== 'basic');
}
