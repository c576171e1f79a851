import { peopleInSitemap } from '#features/people/peopleInSitemap.ts';
import { finderOf, summary } from '../../shell/listedArticles.ts';
import { pageRenderer } from '../../support/pageRenderer.ts';

it('search engines hear of each person, and when an article of theirs last changed', async () => {
  const renderer = await pageRenderer();
  const [first, second] = renderer.site.people;
  if (!first || !second) throw new Error('The site has no people.');
  const published = finderOf(
    summary({ path: '/a/1', authors: [first.name], updatedAt: '2026-05-01T00:00:00Z' }),
    summary({ path: '/a/2', reviewer: first.name, updatedAt: '2026-05-02T00:00:00Z' }),
  );
  const entries = await peopleInSitemap({ published, renderer });
  expect(entries.slice(0, 3)).toEqual([
    { path: '/people' },
    { path: `/people/${first.slug}`, changedAt: '2026-05-02T00:00:00Z' },
    { path: `/people/${second.slug}`, changedAt: undefined },
  ]);
});
