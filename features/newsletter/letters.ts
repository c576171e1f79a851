import { membersLetterName } from '#contracts/newsletter.ts';
import { badRequest } from '#platform/http/httpError.ts';
import type { Newsletter, NewsletterList, SiteConfiguration } from '#schemas/generated/types.ts';

/**
 * The letters that somebody asks for, in the site's order.
 *
 * @throws HttpError for a name that no letter has: nobody gets another one instead
 */
export function lettersAskedFor({ lists }: Newsletter, names: readonly string[]): NewsletterList[] {
  if (names.some((name) => lists.every((list) => list.name !== name)))
    throw badRequest('There is no such letter, or not any more.');
  return lists.filter(({ name }) => names.includes(name));
}

/** What new members get who want to hear of us: one of the site's letters, or one of its own that no form offers. */
export function membersLetter({ newsletter, auth }: SiteConfiguration): NewsletterList {
  const name = auth?.newsletterList ?? membersLetterName;
  const listed = newsletter?.lists.find((list) => list.name === name);
  return listed ?? { name, title: newsletter?.title ?? 'Letters for members' };
}

/** The letters of these names that there still are, wherever they were asked for. */
export function lettersThereAre(site: SiteConfiguration, names: readonly string[] = []): NewsletterList[] {
  if (!site.newsletter) return [];
  const all = [...site.newsletter.lists, membersLetter(site)];
  return names.flatMap((name) => all.find((list) => list.name === name) ?? []);
}
