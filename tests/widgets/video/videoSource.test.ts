import { isPending, videoSource } from '#contracts/frames/videoSource.ts';
import { phrases } from '#rules/testing/examples.ts';
import { playerAddress, watchAddress } from '#widgets/video/playerAddress.ts';
import { playbackEvent, readPlayback } from '#widgets/video/Video.tsx';

const source = (embeddedVideoCode: string) => videoSource({ embeddedVideoCode });

describe('what to play', () => {
  test.each([
    'https://www.youtube.com/embed/abc-123_X',
    'http://youtube.com/embed/abc-123_X',
    '//www.youtube-nocookie.com/embed/abc-123_X?rel=0',
    'https://m.youtube.com/watch?app=m&v=abc-123_X',
    'https://youtu.be/abc-123_X',
    'https://www.youtube.com/shorts/abc-123_X',
    '  https://www.youtube.com/live/abc-123_X  ',
    '<iframe width="560" src="https://www.youtube.com/embed/abc-123_X?a=1&amp;b=2" allowfullscreen></iframe>',
    "<p><IFRAME SRC='//www.youtube.com/embed/abc-123_X'></IFRAME></p>",
    '<iframe src=https://www.youtube.com/embed/abc-123_X></iframe>',
  ])('is the video of the embed address: %s', (code) =>
    expect(source(code)).toMatchObject({ videoId: 'abc-123_X' }),
  );

  test('is the playlist of the address, with or without a video', () => {
    expect(source('https://www.youtube.com/embed/videoseries?list=PL1')).toMatchObject({
      videoId: undefined,
      playListId: 'PL1',
    });
    expect(source('https://www.youtube.com/embed/abc?list=PL1')).toMatchObject({
      videoId: 'abc',
      playListId: 'PL1',
    });
  });

  test('is that of the fields where the address does not say', () => {
    expect(videoSource({ videoId: 'abc' })).toEqual({
      videoId: 'abc',
      playListId: undefined,
      start: undefined,
    });
    expect(videoSource({ playListId: 'PL1' })).toMatchObject({ playListId: 'PL1' });
    expect(videoSource({ embeddedVideoCode: 'https://youtu.be/one', videoId: 'two' })).toMatchObject({
      videoId: 'one',
    });
  });

  test.each(
    phrases(`
      https://video.example/embed/abc | https://www.youtube.com.evil.example/embed/abc
      https://www.youtube.com/embed/ | https://www.youtube.com/embed/<script>
      https://www.youtube.com/embed/..%2f..%2fevil | https://www.youtube.com/@channel
      javascript:alert(1)//youtube.com/embed/abc | no address at all | <iframe srcdoc="<p>"></iframe>
      <iframe></iframe>
    `),
  )('is nothing where the code has neither video nor playlist: %s', (code) =>
    expect(source(code)).toBeUndefined(),
  );

  test.each([
    ['start=42', 42],
    ['t=90', 90],
    ['t=90s', 90],
    ['t=1m30s', 90],
    ['t=1h1m1s', 3661],
    ['start=0', 0],
    ['start=-5', undefined],
    ['start=soon', undefined],
    ['start=', undefined],
    ['start=99999999999', undefined],
  ])('starts with %s at second %p', (query, start) =>
    expect(source(`https://www.youtube.com/embed/abc?${query}`)?.start).toBe(start),
  );

  test.each([
    ['https://www.youtube.com/watch?v=abc#t=1m30s', { start: 90 }],
    ['https://www.youtube.com/watch?v=abc&time_continue=12', { start: 12 }],
    ['https://www.youtube.com/embed/abc?start=30&end=60', { start: 30, end: 60 }],
    ['https://www.youtube.com/embed/abc?end=60#t=5', { start: 5, end: 60 }],
    ['https://www.youtube.com/embed/abc?start=60&end=60', { start: 60, end: undefined }],
    ['https://www.youtube.com/embed/abc?end=soon', { end: undefined }],
    ['https://music.youtube.com/watch?v=abc', { videoId: 'abc' }],
    ['https://www.youtube.com/shorts/abc', { videoId: 'abc', isPortrait: true }],
    ['https://www.youtube.com/embed?listType=playlist&list=PL1', { playListId: 'PL1' }],
    ['https://www.youtube.com/embed/abc?listType=search&list=tea', { videoId: 'abc', playListId: undefined }],
  ])('is the part that %s names', (address, part) => expect(source(address)).toMatchObject(part));

  test('is what a channel sends live, and all videos of an account', () => {
    const live = source('https://www.youtube.com/embed/live_stream?channel=UCexample0123456789abcd');
    expect(live && [playerAddress(live, {}), watchAddress(live)]).toEqual([
      expect.stringMatching(/\/embed\/live_stream\?.*&channel=UCexample0123456789abcd$/),
      'https://www.youtube.com/channel/UCexample0123456789abcd/live',
    ]);
    const uploads = source(
      '<iframe width="560" src="https://www.youtube.com/embed?listType=user_uploads&amp;list=SomeClinic"></iframe>',
    );
    expect(uploads && [playerAddress(uploads, {}), watchAddress(uploads)]).toEqual([
      expect.stringMatching(/\/embed\?.*&listType=user_uploads&list=SomeClinic$/),
      'https://www.youtube.com/user/SomeClinic/videos',
    ]);
    for (const none of ['?channel=', '?channel=<b>', ''])
      expect(source(`https://www.youtube.com/embed/live_stream${none}`)).toBeUndefined();
  });

  test('starts after the seconds to skip only where the address does not say', () => {
    const address = 'https://www.youtube.com/embed/abc';
    expect(videoSource({ embeddedVideoCode: address, skipPeriod: 7 })?.start).toBe(7);
    expect(videoSource({ embeddedVideoCode: `${address}?start=3`, skipPeriod: 7 })?.start).toBe(3);
    expect(videoSource({ embeddedVideoCode: `${address}?start=0`, skipPeriod: 30 })?.start).toBe(0);
  });
});

describe('a video still to be chosen', () => {
  test.each([{}, { embeddedVideoCode: '' }, { embeddedVideoCode: ' \n' }, { title: 'Soon' }])(
    'is %j',
    (data) => expect(isPending(data)).toBe(true),
  );
  test.each([{ videoId: 'a' }, { playListId: 'a' }, { embeddedVideoCode: 'x' }])('is not %j', (data) =>
    expect(isPending(data)).toBe(false),
  );
});

describe('the address of the player', () => {
  test('is made of ids and numbers alone', () =>
    expect(playerAddress({ videoId: 'a&b=/?', playListId: 'p l', start: 5 }, {})).toBe(
      'https://www.youtube-nocookie.com/embed/a%26b%3D%2F%3F?autoplay=1&playsinline=1&enablejsapi=1&rel=0&start=5&list=p%20l',
    ));
  test('plays a playlist without a video', () =>
    expect(playerAddress({ playListId: 'PL1' }, {})).toContain('/embed/videoseries?'));
  test('plays without sound where the article starts videos by itself', () => {
    expect(playerAddress({ videoId: 'a' }, { videoAutoplay: true })).toContain('mute=1');
    expect(playerAddress({ videoId: 'a' }, {})).not.toContain('mute');
  });
  test('suggests other videos at the end only where the article wants it', () => {
    expect(playerAddress({ videoId: 'a' }, { enablePostRoll: true })).not.toContain('rel=');
    expect(playerAddress({ videoId: 'a' }, {})).toContain('rel=0');
  });
  test('has a counterpart where readers watch at the host', () => {
    expect(watchAddress({ videoId: 'a', start: 5 })).toBe('https://www.youtube.com/watch?v=a&t=5');
    expect(watchAddress({ playListId: 'PL1' })).toBe('https://www.youtube.com/playlist?list=PL1');
  });
});

describe('a message of the player', () => {
  test.each([
    [{ event: 'onStateChange', info: 1 }, 'playing'],
    [{ event: 'infoDelivery', info: { playerState: 2, currentTime: 3 } }, 'paused'],
    ['{"event":"onStateChange","info":0}', 'ended'],
    [{ event: 'onStateChange', info: 3 }, undefined],
    [{ event: 'infoDelivery', info: null }, undefined],
    [{ event: 'other', info: 1 }, undefined],
    ['{', undefined],
    [null, undefined],
    [42, undefined],
  ])('%j means %s', (message, playback) => expect(readPlayback(message)).toBe(playback));

  test.each([
    ['playing', 'paused', 'video-paused'],
    ['paused', 'playing', 'video-resumed'],
    ['playing', 'ended', 'video-completed'],
    ['ended', 'playing', 'video-started'],
    ['playing', 'playing', undefined],
    ['ended', 'paused', undefined],
  ] as const)('from %s to %s is reported as %s', (before, now, kind) =>
    expect(playbackEvent(before, now)).toBe(kind),
  );
});
