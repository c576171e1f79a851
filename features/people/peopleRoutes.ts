import type { ArticleSummary } from '../../content/source/source.ts';
import { siteLinks } from '../../contracts/siteAddresses.ts';
import { notFound } from '../../platform/http/httpError.ts';
import type { Document } from '../../shell/document/document.ts';
import type { FeatureParts } from '../parts/feature.ts';
import { type PageReply, page, type Route } from '../parts/route.ts';
import { articlesOf } from './articlesOf.ts';
import { peoplePage } from './peoplePage.tsx';
import { personPage } from './personPage.tsx';

type PeopleParts = Pick<FeatureParts, 'articles' | 'renderer'>;

/** The pages about people, each made when it is first asked for, and anew when something of the articles has changed. */
export function peopleRoutes({ articles: index, renderer }: PeopleParts): Route[] {
  const { people } = renderer.site;
  const bySlug = new Map(people.map((person) => [person.slug, person]));
  let known: ReadonlyMap<string, ArticleSummary> | undefined;
  const made = new Map<string, Document>();

  /** The same document as long as it shows the same, so that it is compressed once. */
  function kept(slug: string, make: (articles: readonly ArticleSummary[]) => Document): PageReply {
    const { articles } = index;
    if (known !== articles) made.clear();
    known = articles;
    const document = made.get(slug) ?? make([...articles.values()]);
    made.set(slug, document);
    return { document, isShared: true };
  }

  return [
    page(`GET ${siteLinks.people}`, { handle: () => kept('', () => peoplePage(people, renderer)) }),
    page(`GET ${siteLinks.people}/:slug`, {
      handle: ({ params }) => {
        const person = bySlug.get(params.slug ?? '');
        if (!person) throw notFound();
        return kept(person.slug, (articles) =>
          personPage(person, articlesOf(person.name, articles), renderer),
        );
      },
    }),
  ];
}
