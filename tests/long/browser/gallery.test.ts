import { frameWidths } from '#features/gallery/addresses.ts';
import {
  allSizes,
  flawless,
  height,
  openExample,
  phone,
  violations,
  whatDoesNotFit,
} from '../../browser/support/galleryVisit.ts';
import { browser, server } from '../../browser/support/site.ts';
import { despiteStalls } from '../../browser/support/stalls.ts';
import { openWatchedPage, type WatchedPage } from '../../browser/support/watchedPage.ts';
import { blockExamples } from '../../support/blockExamples.ts';

let watched: WatchedPage;
beforeAll(async () => {
  watched = await openWatchedPage(browser, { viewport: { width: frameWidths[0], height } });
});

describe.each(frameWidths)('an example that is opened in a window of %i pixels', (width) => {
  test.each(blockExamples())(
    '%s, %s hydrates, stays in place, is silent, accessible, and fits',
    async (type, name) => {
      const address = `${server.origin}/gallery/${type}/${name}`;
      expect(await despiteStalls(() => openExample(watched, address, width))).toEqual(flawless);
      expect(await violations(watched.page)).toEqual([]);
      if (width === phone) expect(await whatDoesNotFit(watched.page, type, allSizes)).toEqual({});
    },
  );
});
