import type { LinkSubject } from '../subjects/subjects.ts';

/** Whether a link is marked as sponsored in its `rel`. */
export function saysSponsored({ rel }: Pick<LinkSubject, 'rel'>): boolean {
  return /\bsponsored\b/i.test(rel);
}

/** Whether a link is paid: marked as sponsored, or in a field of a card. */
export function isPaid(link: LinkSubject): boolean {
  const { block, html } = link;
  return saysSponsored(link) || (html === undefined && block !== undefined && block.type !== 'basic');
}
