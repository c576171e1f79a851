/** @jest-environment jsdom */

import { renderToStaticMarkup } from 'react-dom/server';
import { phrases } from '#rules/testing/examples.ts';
import type { SocialLink } from '#schemas/generated/types.ts';
import { SocialLinks, socialAddress, socialChannels } from '#shell/footer/SocialLinks.tsx';

function shown(links: SocialLink[]): HTMLAnchorElement[] {
  document.body.innerHTML = renderToStaticMarkup(<SocialLinks links={links} />);
  return [...document.querySelectorAll('a')];
}

describe('the channels of the publication', () => {
  test('are facebook, twitter, pinterest, instagram, youtube, flipboard, linkedin and any other link', () =>
    expect(Object.keys(socialChannels)).toEqual(
      phrases(`
        facebook | twitter | pinterest | instagram | youtube | flipboard | linkedin | link
      `),
    ));

  test('are signs with a name, in the order of the configuration', () => {
    const links = shown([
      { channel: 'youtube', url: 'https://youtube.example/@pagewell' },
      { channel: 'link', url: '/feed.xml', label: 'RSS feed' },
    ]);
    expect(links.map((link) => [link.ariaLabel, link.getAttribute('href')])).toEqual([
      ['YouTube', 'https://youtube.example/@pagewell'],
      ['RSS feed', '/feed.xml'],
    ]);
    expect(links.every((link) => link.querySelector('svg[aria-hidden=true]'))).toBe(true);
  });

  test('have the sign of a feed where the address is a feed of this site, not that of a link elsewhere', () => {
    const signs = ['/feed.xml', '/sleep/feed.xml', 'https://feeds.example/feed.xml', '/feed.xml.html'].map(
      (url) =>
        shown([{ channel: 'link', url }])[0]
          ?.querySelector('path')
          ?.getAttribute('d') === socialChannels.link.sign,
    );
    expect(signs).toEqual([false, false, true, true]);
  });

  test('open in the same tab, and tell the other site nothing of the page that they stand on', () => {
    const [link] = shown([{ channel: 'facebook', url: 'https://facebook.example/pagewell' }]);
    expect(link?.target).toBe('');
    expect(link?.rel).toContain('noopener');
  });

  test('report a click with the name of the channel', () => {
    const [link] = shown([{ channel: 'pinterest', url: 'https://pinterest.example/pagewell' }]);
    expect(link?.getAttribute('data-track-click')).toBe('name pinterest');
    expect(link?.closest('[data-track]')?.getAttribute('data-track')).toBe('location Social links');
  });

  test.each([
    ['pagewell', 'https://x.com/pagewell'],
    ['@pagewell', 'https://x.com/pagewell'],
    ['/pagewell', 'https://x.com/pagewell'],
    ['https://twitter.example/pagewell', 'https://twitter.example/pagewell'],
    ['twitter.com/pagewell', 'https://x.com/pagewell'],
    ['http://twitter.com/pagewell', 'https://x.com/pagewell'],
    ['http://twitter.com', 'https://x.com/'],
    ['twitter.com', 'https://x.com/'],
    ['twitter.company', 'https://x.com/twitter.company'],
    ['//www.x.com/pagewell/status/1?s=20', 'https://x.com/pagewell/status/1?s=20'],
    ['Mobile.Twitter.com/@pagewell', 'https://x.com/@pagewell'],
    ['HTTPS://x.com/pagewell', 'https://x.com/pagewell'],
    ['twitter.com//evil.example', 'https://x.com/evil.example'],
    ['javascript:alert(1)', 'https://x.com/javascript%3Aalert(1)'],
    ['//evil.example', 'https://x.com/evil.example'],
    ['?a=1#b', 'https://x.com/%3Fa%3D1%23b'],
  ])('make an address of the Twitter name %s', (url, address) =>
    expect(socialAddress({ channel: 'twitter', url })).toBe(address),
  );

  test('leave out what no page may lead to, and are not there where nothing is left', () => {
    expect(shown([{ channel: 'facebook', url: 'javascript:alert(1)' }])).toEqual([]);
    expect(shown([{ channel: 'twitter', url: '@oats\ud83d' }])).toEqual([]);
    expect(document.body.innerHTML).toBe('');
  });
});
