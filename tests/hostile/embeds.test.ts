/** @jest-environment jsdom */
import { getByRole } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { hydrateIsland, showIsland } from '../support/island.ts';
import { articleWith, expectNeighboursIntact, expectNothingRuns, renderHostile } from './hostilePage.ts';

const hostileCodes = [
  'https://video.evil.example/embed/abc',
  'https://www.youtube.com.evil.example/embed/abc',
  'https://evil.example/?https://www.youtube.com/embed/abc',
  'https://www.youtube.com@evil.example/embed/abc',
  'javascript:alert(1)//www.youtube.com/embed/abc',
  'data:text/html,<script>alert(1)</script>',
  'https://www.youtube.com/embed/../../x?y=<',
  'https://www.youtube.com/embed/..%2f..%2fx%3fy=<script>',
  'https://www.youtube.com/embed/a"onload="alert(1)',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://evil.example/embed/abc"></iframe><script>alert(1)</script>',
  '<script src="https://www.youtube.com/embed/abc"></script>',
  '<iframe onload="alert(1)" src="//www.youtube.com/embed/a\'b"></iframe>',
  '../../x?y=<',
];

const hostileIds = [
  '../../x?y=<',
  'a/b',
  'abc&autoplay=1',
  '"><script>alert(1)</script>',
  '%2e%2e%2f',
  'x'.repeat(65),
];

function pageWith(data: object) {
  return renderHostile(articleWith({ id: 'hostile', type: 'video', data: { title: 'A video', ...data } }));
}

describe('an embedded video', () => {
  test.each(hostileCodes)(
    'of the code %j puts no frame on the page, and leads nowhere but to its host',
    (code) => {
      const page = pageWith({ embeddedVideoCode: code });
      expectNothingRuns(page);
      expectNeighboursIntact(page);
      expect(page.main.querySelectorAll('iframe')).toHaveLength(0);
      for (const link of page.main.querySelectorAll('figure a[href]')) {
        expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]+$/);
      }
    },
  );

  test.each(hostileCodes)(
    'of the code %j shows the host’s player and no other, once it is asked for',
    async (code) => {
      document.body.innerHTML = '';
      const data = { embeddedVideoCode: code, videoId: 'known-id', title: 'A video' };
      await hydrateIsland(showIsland('video', data), 'video');
      await userEvent.click(getByRole(document.body, 'button', { name: 'Play video : A video' }));
      const frames = [...document.querySelectorAll('iframe')];
      expect(frames).toHaveLength(1);
      expect(frames[0]?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?[\w=&]+$/);
      expect(document.querySelectorAll('script:not([type="application/json"])')).toHaveLength(0);
    },
  );

  test.each(hostileIds)('with the id %j has none, which is told', (id) => {
    const page = pageWith({ videoId: id, playListId: id });
    expectNothingRuns(page);
    expectNeighboursIntact(page);
    expect(page.main.querySelectorAll('figure a[href], iframe')).toHaveLength(0);
    expect(page.problems.map(({ pointer }) => pointer)).toEqual([
      '/blocks/1/data/videoId',
      '/blocks/1/data/playListId',
      // Nothing of it is seen, which is told of the block.
      '/blocks/1',
    ]);
  });
});

const hostileAddresses = [
  'https://evil.example/embed/abc',
  'https://x.com.evil.example/somebody/status/1',
  'https://evil.example/?https://vimeo.com/76979871',
  'https://vimeo.com@evil.example/76979871',
  'https://vimeo.com/76979871" onload="alert(1)',
  'https://www.instagram.com/p/../../evil/',
  'https://open.spotify.com/track/<script>alert(1)</script>',
];

describe('a post of another site', () => {
  const postOf = (data: object) =>
    renderHostile(
      articleWith({ id: 'hostile', type: 'third-party-embed', data: { text: 'Words.', ...data } }),
    );

  test.each(hostileAddresses)('of the address %j is its words, and brings no frame', (url) => {
    const page = postOf({ url });
    expectNothingRuns(page);
    expectNeighboursIntact(page);
    expect(page.main.textContent).toContain('Words.');
    expect(page.main.querySelectorAll('iframe, template')).toHaveLength(0);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://a:b@vimeo.com/76979871',
  ])('of the address %j is its words, with one error', (url) => {
    const page = postOf({ url });
    expectNothingRuns(page);
    expectNeighboursIntact(page);
    expect(page.main.textContent).toContain('Words.');
    expect(page.main.querySelectorAll('template, figure a')).toHaveLength(0);
    expect(page.problems.map(({ pointer }) => pointer)).toEqual(['/blocks/1/data/url']);
  });

  test('of fields that nobody knows is none of them', () => {
    const page = postOf({ provider: 'evil', html: '<iframe src="https://evil.example"></iframe>' });
    expectNothingRuns(page);
    expectNeighboursIntact(page);
    expect(page.main.querySelectorAll('iframe, template')).toHaveLength(0);
    expect(page.problems).toHaveLength(2);
  });
});
