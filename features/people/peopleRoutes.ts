import { isDeepStrictEqual } from 'node:util';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import { page, type Route } from '#feature-kit/route.ts';
import { notFound } from '#platform/http/httpError.ts';
import type { PersonProfile } from '#schemas/generated/types.ts';
import type { Document } from '#shell/document/document.ts';
import { type ArticlesOfPerson, articlesOfPerson, olderPageIn } from './articlesOfPerson.ts';
import { peoplePage } from './peoplePage.tsx';
import { personPage } from './personPage.tsx';

type PeopleParts = Pick<FeatureParts, 'published' | 'renderer' | 'log'>;

/** Rendered on first request, and again when their content has changed. */
export function peopleRoutes({ published, renderer, log }: PeopleParts): Route[] {
  const { people } = renderer.site;
  const bySlug = new Map(people.map((person) => [person.slug, person]));
  const made = new Map<string, { shown: ArticlesOfPerson; document: Document }>();
  let all: Document | undefined;

  /** The same document while its content is the same, so that it is compressed once. */
  async function firstPage(person: PersonProfile): Promise<Document> {
    const cached = made.get(person.slug);
    let shown: ArticlesOfPerson;
    try {
      shown = await articlesOfPerson(published, person.name);
    } catch (error) {
      if (!cached) throw error;
      log.warn({ err: error }, 'a stale page of a person is sent: its articles could not be requested');
      return cached.document;
    }
    if (cached && isDeepStrictEqual(cached.shown, shown)) return cached.document;
    const document = personPage(person, shown, renderer);
    made.set(person.slug, { shown, document });
    return document;
  }

  return [
    page(`GET ${siteLinks.people}`, () => {
      all ??= peoplePage(people, renderer);
      return { document: all, isShared: true };
    }),
    page(`GET ${siteLinks.people}/:slug`, { waits: true }, async ({ params, query }) => {
      const person = bySlug.get(params.slug ?? '');
      const older = olderPageIn(query);
      if (!person || older === 'unreadable') throw notFound();
      if (older === undefined) return { document: await firstPage(person), isShared: true };
      const shown = await articlesOfPerson(published, person.name, older);
      return { document: personPage(person, shown, renderer, { isFirst: false }), isShared: true };
    }),
  ];
}
