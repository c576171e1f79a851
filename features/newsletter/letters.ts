import { membersLetterName } from '#contracts/newsletter.ts';
import { badRequest } from '#platform/http/httpError.ts';
import type { Newsletter, NewsletterList, SiteConfiguration } from '#schemas/generated/types.ts';

/** @throws HttpError for an unknown name, so that no other newsletter replaces it */
export function requestedLetters({ lists }: Newsletter, names: readonly string[]): NewsletterList[] {
  if (names.some((name) => lists.every((list) => list.name !== name)))
    throw badRequest('This newsletter was not found.');
  return lists.filter(({ name }) => names.includes(name));
}

/** One of the site's, or a separate one that no form offers. */
export function membersLetter({ newsletter, auth }: SiteConfiguration): NewsletterList {
  const name = auth?.newsletterList ?? membersLetterName;
  const listed = newsletter?.lists.find((list) => list.name === name);
  return listed ?? { name, title: newsletter?.title ?? 'Letters for members' };
}

export function lettersThereAre(site: SiteConfiguration, names: readonly string[] = []): NewsletterList[] {
  if (!site.newsletter) return [];
  const all = [...site.newsletter.lists, membersLetter(site)];
  return names.flatMap((name) => all.find((list) => list.name === name) ?? []);
}
