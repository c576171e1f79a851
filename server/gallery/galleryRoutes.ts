import { type Request, Router } from 'express';
import { notFound } from '../../platform/http/httpError.ts';
import { blockTypes, isBlockType } from '../../schemas/catalogue.ts';
import { type FrameOptions, readFrameOptions } from '../../shell/gallery/addresses.ts';
import { galleryFramePage } from '../../shell/gallery/galleryFramePage.tsx';
import { galleryIndexPage } from '../../shell/gallery/galleryIndexPage.tsx';
import { frameHeightScript, galleryTypePage } from '../../shell/gallery/galleryTypePage.tsx';
import type { PageRenderer } from '../../shell/renderPage.ts';
import { toolPageSender } from '../tools/toolPageSender.ts';
import type { BlockFixture } from './blockFixtures.ts';
import { renderFixture } from './renderFixture.ts';

interface GalleryDependencies {
  fixtures: readonly BlockFixture[];
  renderer: PageRenderer;
  https: boolean;
}

/**
 * The gallery: every block type with every example, by the pipeline of all articles. For people, accessibility checks
 * and screenshots.
 */
export function galleryRoutes({ fixtures, renderer, https }: GalleryDependencies): Router {
  const router = Router({ caseSensitive: true });
  const send = toolPageSender({ https });

  router.get('/', async (request, response) => {
    const types = blockTypes.map((type) => ({
      type,
      fixtures: fixtures.filter((fixture) => fixture.type === type).length,
    }));
    await send(request, response, galleryIndexPage(types, renderer));
  });

  router.get('/:type', async (request, response) => {
    const { type } = request.params;
    if (!isBlockType(type)) throw notFound();
    const examples = fixtures
      .filter((fixture) => fixture.type === type)
      .map((fixture) => ({ ...fixture, problems: renderFixture(fixture, renderer).problems }));
    const page = galleryTypePage({ type, fixtures: examples, options: frameOptions(request) }, renderer);
    await send(request, response, page, { framesItself: true, inlineScripts: [frameHeightScript] });
  });

  router.get('/:type/:fixture', async (request, response) => {
    const { type, fixture: name } = request.params;
    const fixture = fixtures.find((candidate) => candidate.type === type && candidate.name === name);
    if (!fixture) throw notFound();
    const { block } = renderFixture(fixture, renderer);
    const { scheme } = frameOptions(request);
    const page = galleryFramePage({ type: fixture.type, title: fixture.title, block, scheme }, renderer);
    await send(request, response, page, { framing: 'self' });
  });

  return router;
}

function frameOptions(request: Request): FrameOptions {
  return readFrameOptions(new URLSearchParams(request.url.slice(request.path.length)));
}
