import fc from 'fast-check';
import { embeddedPost } from '#contracts/frames/embeddedPost.ts';
import { everyFrameHost, factsOfHost } from '#contracts/frames/frameHosts.ts';

const spotify = '4rOoJ6Egrf8K2IrywzwOMk';

test.each([
  [
    'https://www.youtube.com/watch?v=abc123',
    'https://www.youtube-nocookie.com/embed/abc123?playsinline=1&rel=0',
    'landscape',
  ],
  [
    'https://youtu.be/abc123?t=1m30s',
    'https://www.youtube-nocookie.com/embed/abc123?playsinline=1&rel=0&start=90',
    'landscape',
  ],
  [
    'https://www.youtube.com/shorts/abc123',
    'https://www.youtube-nocookie.com/embed/abc123?playsinline=1&rel=0',
    'portrait',
  ],
  [
    'https://www.youtube.com/playlist?list=PL1',
    'https://www.youtube-nocookie.com/embed/videoseries?playsinline=1&rel=0&list=PL1',
    'landscape',
  ],
  [
    'https://www.youtube.com/watch?v=abc123&start=30&end=60',
    'https://www.youtube-nocookie.com/embed/abc123?playsinline=1&rel=0&start=30&end=60',
    'landscape',
  ],
  [
    'https://www.youtube.com/embed/live_stream?channel=UCexample0123456789abcd',
    'https://www.youtube-nocookie.com/embed/live_stream?playsinline=1&rel=0&channel=UCexample0123456789abcd',
    'landscape',
  ],
  [
    'https://music.youtube.com/watch?v=abc123',
    'https://www.youtube-nocookie.com/embed/abc123?playsinline=1&rel=0',
    'landscape',
  ],
  ['https://vimeo.com/76979871#t=1m30s', 'https://player.vimeo.com/video/76979871?dnt=1#t=90s', 'landscape'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1', 'landscape'],
  [
    'https://vimeo.com/76979871/ab12cd34ef',
    'https://player.vimeo.com/video/76979871?dnt=1&h=ab12cd34ef',
    'landscape',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=ab12cd34ef&autoplay=1',
    'https://player.vimeo.com/video/76979871?dnt=1&h=ab12cd34ef',
    'landscape',
  ],
  [
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1',
    'landscape',
  ],
  [
    'https://vimeo.com/groups/shortfilms/videos/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1',
    'landscape',
  ],
  [
    'https://vimeo.com/showcase/7060635/video/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1',
    'landscape',
  ],
  [
    `https://open.spotify.com/track/${spotify}?si=abc`,
    `https://open.spotify.com/embed/track/${spotify}`,
    'bar',
  ],
  [
    `https://open.spotify.com/intl-de/episode/${spotify}`,
    `https://open.spotify.com/embed/episode/${spotify}`,
    'bar',
  ],
  [`https://open.spotify.com/show/${spotify}`, `https://open.spotify.com/embed/show/${spotify}`, 'list'],
  [
    'https://www.tiktok.com/@some.body/video/7123456789012345678?lang=en',
    'https://www.tiktok.com/player/v1/7123456789012345678?rel=0',
    'portrait',
  ],
  [
    'https://www.instagram.com/p/Cabc123XYZ_/?img_index=1',
    'https://www.instagram.com/p/Cabc123XYZ_/embed/captioned/',
    'post',
  ],
  [
    'https://www.instagram.com/some.body/reel/Cabc123XYZ_/',
    'https://www.instagram.com/reel/Cabc123XYZ_/embed/captioned/',
    'post',
  ],
  [
    'https://www.instagram.com/reels/Cabc123XYZ_',
    'https://www.instagram.com/reel/Cabc123XYZ_/embed/captioned/',
    'post',
  ],
  [
    'https://x.com/somebody/status/1734567890123456789?s=20',
    'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=1734567890123456789',
    'post',
  ],
  [
    'https://mobile.twitter.com/somebody/status/1734567890123456789/photo/1',
    'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=1734567890123456789',
    'post',
  ],
])('%s is shown by %s', (address, frame, shape) => {
  expect(embeddedPost(address)).toMatchObject({ frame, shape });
});

test.each([
  'https://www.youtube.com/@channel',
  'https://vimeo.com/staff',
  'https://vimeo.com/1234567890123',
  'https://vimeo.com/showcase/7060635',
  'https://vimeo.com/album/7060635',
  'https://vimeo.com/event/430923',
  'https://vimeo.com/groups/114',
  'https://vimeo.com/groups/shortfilms/114',
  'https://vimeo.com/channels/927',
  'https://vimeo.com/user/1234567',
  'https://vimeo.com/manage/videos/76979871',
  'https://www.instagram.com/share/p/BAIabc123XY',
  'https://www.instagram.com/share/reel/BAIabc123XY/',
  `https://open.spotify.com/user/${spotify}`,
  `https://open.spotify.com/track/${spotify}x`,
  'https://www.tiktok.com/@somebody',
  'https://www.instagram.com/somebody/',
  'https://www.instagram.com/p/ab"onload="alert(1)/',
  'https://x.com/somebody/status/12345678901234567890123',
  'https://x.com/somebody/likes',
  'https://x.com.evil.example/somebody/status/1',
  'javascript:alert(1)//x.com/somebody/status/1',
  'data:text/html,https://vimeo.com/76979871',
  '//vimeo.com/76979871',
  'vimeo.com/76979871',
  '',
  ' ',
])('%j names no post', (address) => {
  expect(embeddedPost(address)).toBeUndefined();
});

test('whatever the address holds, the frame is at the origin of its host, and nothing but ids gets into it', () => {
  const sites = everyFrameHost.flatMap((host) => factsOfHost(host).sites);
  const paths = fc.constantFrom(
    '/watch?v=',
    '/',
    '/video/',
    '/p/',
    '/a/status/',
    '/@a/video/',
    '/track/',
    '/embed/',
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...sites),
      paths,
      fc.string({ unit: 'binary', maxLength: 40 }),
      (site, path, rest) => {
        const post = embeddedPost(`https://${site}${path}${rest}`);
        if (!post) return;
        const { origin, pathname, search } = new URL(post.frame);
        expect(origin).toBe(factsOfHost(post.host).origin);
        expect(pathname + search).toMatch(/^[\w/.?=&-]+$/);
      },
    ),
  );
});
