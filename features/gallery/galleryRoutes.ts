import { page, type Route } from '#feature-kit/route.ts';
import { notFound } from '#platform/http/httpError.ts';
import { blockTypes, isBlockType } from '#schemas/blockTypes.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import { languageAddress, readFrameOptions, wordsField } from './addresses.ts';
import type { BlockFixture } from './blockFixtures.ts';
import { galleryFramePage } from './galleryFramePage.tsx';
import { galleryIndexPage } from './galleryIndexPage.tsx';
import { galleryScript, galleryTypePage } from './galleryTypePage.tsx';
import { languagePage } from './languagePage.tsx';
import { renderFixture } from './renderFixture.ts';

export function galleryRoutes(examples: () => readonly BlockFixture[], renderer: PageRenderer): Route[] {
  return [
    page('GET /gallery', ({ query }) => {
      const fixtures = examples();
      const types = blockTypes.map((type) => ({
        type,
        fixtures: fixtures.filter((fixture) => fixture.type === type).length,
      }));
      return { document: galleryIndexPage({ types, words: query.get(wordsField) ?? '' }, renderer) };
    }),
    page(`GET ${languageAddress}`, () => ({ document: languagePage(renderer) })),
    page('GET /gallery/:type', ({ params: { type = '' }, query }) => {
      if (!isBlockType(type)) throw notFound();
      const fixtures = examples()
        .filter((fixture) => fixture.type === type)
        .map((fixture) => ({ ...fixture, problems: renderFixture(fixture, renderer).problems }));
      const shown = { type, fixtures, options: readFrameOptions(query) };
      return {
        document: galleryTypePage(shown, renderer),
        framesItself: true,
        inlineScripts: [galleryScript],
      };
    }),
    page('GET /gallery/:type/:fixture', ({ params: { type, fixture: name }, query }) => {
      const fixture = examples().find((candidate) => candidate.type === type && candidate.name === name);
      if (!fixture) throw notFound();
      const { block } = renderFixture(fixture, renderer);
      const { scheme } = readFrameOptions(query);
      const shown = { type: fixture.type, title: fixture.title, block, scheme };
      return { document: galleryFramePage(shown, renderer), framing: 'self' };
    }),
  ];
}
