import type { LinkSubject } from '../subjects/subjects.ts';

export function isMarkedSponsored({ rel }: Pick<LinkSubject, 'rel'>): boolean {
  return /\bsponsored\b/i.test(rel);
}

export function isPaid(link: LinkSubject): boolean {
  const { block, html } = link;
  return isMarkedSponsored(link) || (html === undefined && block !== undefined && block.type !== 'basic');
}
