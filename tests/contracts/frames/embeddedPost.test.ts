import fc from 'fast-check';
import { embeddedPost } from '#contracts/frames/embeddedPost.ts';
import { everyFrameHost, factsOfHost } from '#contracts/frames/frameHosts.ts';
import { phrases } from '#rules/testing/examples.ts';

const youtube = 'https://www.youtube.com';
const player = 'https://www.youtube-nocookie.com/embed';
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1';
const instagram = 'https://www.instagram.com';
const tweet = 'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=1734567890123456789';
const spotify = 'https://open.spotify.com';
const song = '4rOoJ6Egrf8K2IrywzwOMk';

test.each([
  [`${youtube}/watch?v=abc123`, `${player}/abc123?playsinline=1&rel=0`, 'landscape'],
  ['https://youtu.be/abc123?t=1m30s', `${player}/abc123?playsinline=1&rel=0&start=90`, 'landscape'],
  [`${youtube}/shorts/abc123`, `${player}/abc123?playsinline=1&rel=0`, 'portrait'],
  [`${youtube}/playlist?list=PL1`, `${player}/videoseries?playsinline=1&rel=0&list=PL1`, 'landscape'],
  [
    `${youtube}/watch?v=abc123&start=30&end=60`,
    `${player}/abc123?playsinline=1&rel=0&start=30&end=60`,
    'landscape',
  ],
  [
    `${youtube}/embed/live_stream?channel=UCexample0123456789abcd`,
    `${player}/live_stream?playsinline=1&rel=0&channel=UCexample0123456789abcd`,
    'landscape',
  ],
  ['https://music.youtube.com/watch?v=abc123', `${player}/abc123?playsinline=1&rel=0`, 'landscape'],
  ['https://vimeo.com/76979871#t=1m30s', `${vimeo}#t=90s`, 'landscape'],
  ['https://vimeo.com/76979871', vimeo, 'landscape'],
  ['https://vimeo.com/76979871/ab12cd34ef', `${vimeo}&h=ab12cd34ef`, 'landscape'],
  ['https://player.vimeo.com/video/76979871?h=ab12cd34ef&autoplay=1', `${vimeo}&h=ab12cd34ef`, 'landscape'],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo, 'landscape'],
  ['https://vimeo.com/groups/shortfilms/videos/76979871', vimeo, 'landscape'],
  ['https://vimeo.com/showcase/7060635/video/76979871', vimeo, 'landscape'],
  [`${spotify}/track/${song}?si=abc`, `${spotify}/embed/track/${song}`, 'bar'],
  [`${spotify}/intl-de/episode/${song}`, `${spotify}/embed/episode/${song}`, 'bar'],
  [`${spotify}/show/${song}`, `${spotify}/embed/show/${song}`, 'list'],
  [
    'https://www.tiktok.com/@some.body/video/7123456789012345678?lang=en',
    'https://www.tiktok.com/player/v1/7123456789012345678?rel=0',
    'portrait',
  ],
  [`${instagram}/p/Cabc123XYZ_/?img_index=1`, `${instagram}/p/Cabc123XYZ_/embed/captioned/`, 'post'],
  [`${instagram}/some.body/reel/Cabc123XYZ_/`, `${instagram}/reel/Cabc123XYZ_/embed/captioned/`, 'post'],
  [`${instagram}/reels/Cabc123XYZ_`, `${instagram}/reel/Cabc123XYZ_/embed/captioned/`, 'post'],
  ['https://x.com/somebody/status/1734567890123456789?s=20', tweet, 'post'],
  ['https://mobile.twitter.com/somebody/status/1734567890123456789/photo/1', tweet, 'post'],
])('%s is shown by %s', (address, frame, shape) =>
  expect(embeddedPost(address)).toMatchObject({ frame, shape }),
);

test.each([
  '',
  ' ',
  ...phrases(`
    ${youtube}/@channel | https://vimeo.com/staff | https://vimeo.com/1234567890123
    https://vimeo.com/showcase/7060635 | https://vimeo.com/album/7060635 | https://vimeo.com/event/430923
    https://vimeo.com/groups/114 | https://vimeo.com/groups/shortfilms/114 | https://vimeo.com/channels/927
    https://vimeo.com/user/1234567 | https://vimeo.com/manage/videos/76979871
    ${instagram}/share/p/BAIabc123XY | ${instagram}/share/reel/BAIabc123XY/ | ${instagram}/somebody/
    ${instagram}/p/ab"onload="alert(1)/ | ${spotify}/user/${song} | ${spotify}/track/${song}x
    https://www.tiktok.com/@somebody | https://x.com/somebody/status/12345678901234567890123
    https://x.com/somebody/likes | https://x.com.evil.example/somebody/status/1
    javascript:alert(1)//x.com/somebody/status/1 | data:text/html,https://vimeo.com/76979871
    //vimeo.com/76979871 | vimeo.com/76979871
  `),
])('%j names no post', (address) => expect(embeddedPost(address)).toBeUndefined());

test('whatever the address holds, the frame is at the origin of its host, and nothing but ids gets into it', () => {
  const sites = everyFrameHost.flatMap((host) => factsOfHost(host).sites);
  const paths = fc.constantFrom(
    ...'/watch?v= / /video/ /p/ /a/status/ /@a/video/ /track/ /embed/'.split(' '),
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
