/** @jest-environment jsdom */
import { getByRole, queryByRole, waitFor } from '@testing-library/dom';
import { trackingDomEvent } from '#contracts/tracking.ts';
import { collectReports, hydrateIsland, serverHtml, showIsland } from '../support/island.ts';

const page = document.body;
const warmUp = {
  embeddedVideoCode: 'https://www.youtube.com/embed/abc123?start=42',
  title: 'A warm-up for stiff knees',
  poster: { src: '/media/knees.jpg', alt: 'A woman stretching', width: 1280, height: 720 },
  transcripts: [
    { title: 'Transcript (Spanish)', language: 'es', html: '<p>Hola</p>' },
    { html: '<p>Hello</p>' },
  ],
  videoTrackers: ['https://pixels.example/played.gif'],
};
const player = (): HTMLIFrameElement | null => page.querySelector('iframe');

async function play(data: object = warmUp): Promise<void> {
  await hydrateIsland(showIsland('video', data), 'video');
  getByRole(page, 'button').click();
  await waitFor(() => expect(player()).not.toBeNull());
}

describe('a video before it is played', () => {
  beforeEach(() => void showIsland('video', warmUp));

  test('is a picture of this site and a play button, and loads nothing from anywhere else', () => {
    expect(getByRole(page, 'button', { name: 'Play video : A warm-up for stiff knees' })).toBeTruthy();
    expect(page.querySelector('img')?.getAttribute('src')).toMatch(/^\/img\?src=%2Fmedia%2Fknees\.jpg&w=/);
    expect(page.querySelectorAll('iframe, script[src], link, object, embed')).toHaveLength(0);
    expect([...page.querySelectorAll('[src]')].map((element) => element.getAttribute('src'))).toEqual([
      expect.stringMatching(/^\/img/),
    ]);
  });
  test('has its title, and a link to the host for readers without JavaScript', () => {
    expect(page.querySelector('figcaption')?.textContent).toBe('A warm-up for stiff knees');
    const link = getByRole(page, 'link', { name: 'Watch on YouTube' });
    expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abc123&t=42');
  });
  test('has its transcripts, each behind a disclosure and in its language', () => {
    const transcripts = [...page.querySelectorAll('details')];
    expect(transcripts.map((details) => details.querySelector('summary')?.textContent)).toEqual([
      'Transcript (Spanish)',
      'Transcript',
    ]);
    expect(transcripts[0]?.querySelector('[lang=es]')?.textContent).toBe('Hola');
  });
  test('keeps its place in its shape: 16:9, or what the article says', () => {
    expect(serverHtml('video', warmUp)).toContain('aspect-ratio:16/9');
    expect(serverHtml('video', { ...warmUp, aspectRatio: '9:16' })).toContain('aspect-ratio:9/16');
    const short = {
      ...warmUp,
      embeddedVideoCode: 'https://www.youtube.com/shorts/abc',
      aspectRatio: undefined,
    };
    expect(serverHtml('video', short)).toContain('aspect-ratio:9/16;max-width:20.5rem');
    expect(serverHtml('video', { ...short, aspectRatio: '1:1' })).toContain('aspect-ratio:1/1"');
  });
  test('shows the formatted title in place of the plain one', () => {
    showIsland('video', { ...warmUp, htmlTitle: 'A <em>gentle</em> warm-up<script>x</script>' });
    expect(page.querySelector('figcaption')?.innerHTML).toBe('A <em>gentle</em> warm-up');
  });
});

describe('a film or sound in a file', () => {
  const film = {
    fileUrl: 'http://files.example/inhaler.mp4?v=2',
    title: 'How to use an inhaler',
    poster: { src: '/media/inhaler.jpg', alt: '' },
    captions: [
      { src: '/media/inhaler.en.vtt', language: 'en', title: 'English' },
      { src: '/media/inhaler.es.vtt', language: 'es' },
    ],
    transcripts: [{ html: '<p>Shake it.</p>' }],
  };
  const show = (data: object): void => {
    page.innerHTML = serverHtml('video', data);
  };

  test('has the player of the browser, which requests nothing before it is started', () => {
    show(film);
    const shown = page.querySelector('video');
    expect(shown?.getAttribute('src')).toBe('https://files.example/inhaler.mp4?v=2');
    expect(shown?.preload).toBe('none');
    expect(shown?.controls).toBe(true);
    expect(shown?.getAttribute('poster')).toMatch(/^\/img\?src=%2Fmedia%2Finhaler\.jpg&w=/);
    expect(page.querySelectorAll('[autoplay], [default], iframe, script, pagewell-island')).toHaveLength(0);
  });
  test('has its title as name, captions, a transcript, and a link that names the host', () => {
    show(film);
    expect(page.querySelector('video')?.getAttribute('aria-label')).toBe('How to use an inhaler');
    expect(
      [...page.querySelectorAll('track')].map(({ kind, src, srclang, label }) => [
        kind,
        new URL(src).pathname,
        srclang,
        label,
      ]),
    ).toEqual([
      ['captions', '/media/inhaler.en.vtt', 'en', 'English'],
      ['captions', '/media/inhaler.es.vtt', 'es', 'es'],
    ]);
    expect(page.querySelector('details')?.textContent).toContain('Shake it.');
    const link = getByRole(page, 'link', { name: 'Open the film at files.example' });
    expect(link.getAttribute('href')).toBe('https://files.example/inhaler.mp4?v=2');
  });
  test('is heard where it is a sound', () => {
    show({ fileUrl: '/media/wheeze.mp3' });
    expect(page.querySelector('audio')?.getAttribute('src')).toBe('/media/wheeze.mp3');
    expect(page.querySelector('audio')?.preload).toBe('none');
    expect(getByRole(page, 'link', { name: 'Open the sound' })).toBeTruthy();
  });
  test.each(['javascript:alert(1)//.mp4', 'https://files.example/a.pdf', '#a.mp4', 'data:video/mp4,.mp4'])(
    '%s is none, and shows nothing',
    (fileUrl) => {
      show({ fileUrl });
      expect(page.querySelectorAll('video, audio, a, figure')).toHaveLength(0);
    },
  );
  test('gives way to a video of the host', () => {
    show({ ...film, videoId: 'abc123' });
    expect(page.querySelectorAll('video, audio')).toHaveLength(0);
    expect(getByRole(page, 'link', { name: 'Watch on YouTube' })).toBeTruthy();
  });
});

describe('a click on play', () => {
  test('puts the player there, with the focus', async () => {
    await play();
    expect(player()?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abc123\?.*start=42/);
    expect(player()?.title).toBe('A warm-up for stiff knees');
    expect(document.activeElement).toBe(player());
    expect(queryByRole(page, 'button')).toBeNull();
  });
  test('lets the player do no more than it needs', async () => {
    await play();
    expect(player()?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-presentation allow-popups',
    );
    expect(player()?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
  });
  test('is reported, and names the pictures that count it, which it does not before', async () => {
    const reports = collectReports(trackingDomEvent);
    const pixels = () => page.querySelector('[data-pixels]')?.getAttribute('data-pixels');
    await play();
    expect(reports).toEqual([
      { kind: 'video-started', elementType: 'VIDEO', name: 'A warm-up for stiff knees' },
    ]);
    // Of these a frame is made, once the reader has agreed.
    expect(pixels()).toBe('["https://pixels.example/played.gif"]');
  });
  test('leaves title, link and transcripts in place', async () => {
    await play({ ...warmUp, htmlTitle: 'A <em>gentle</em> warm-up' });
    expect(page.querySelector('figcaption')?.innerHTML).toBe('A <em>gentle</em> warm-up');
    expect(page.querySelector('[lang=es]')?.textContent).toBe('Hola');
    expect(getByRole(page, 'link', { name: 'Watch on YouTube' })).toBeTruthy();
  });
});

describe('the player', () => {
  const tell = (data: unknown, from: { origin?: string; source?: Window | null } = {}): void => {
    const origin = 'https://www.youtube-nocookie.com';
    const source = player()?.contentWindow ?? null;
    window.dispatchEvent(new MessageEvent('message', { data, origin, source, ...from }));
  };
  const state = (info: number): string => JSON.stringify({ event: 'onStateChange', info });

  test('has its pauses, resumptions and end reported', async () => {
    const reports = collectReports(trackingDomEvent);
    await play();
    for (const info of [1, 2, 2, 1, 0]) tell(state(info));
    expect(reports).toMatchObject([
      { kind: 'video-started' },
      { kind: 'video-paused' },
      { kind: 'video-resumed' },
      { kind: 'video-completed' },
    ]);
  });
  test('is not believed to be somebody else', async () => {
    const reports = collectReports(trackingDomEvent);
    await play();
    tell(state(2), { origin: 'https://evil.example' });
    tell(state(2), { source: window });
    expect(reports).toHaveLength(1);
  });
});

describe('a video that cannot be played', () => {
  test('still to be chosen shows readers its title, and editors the placeholder', () => {
    const forReaders = serverHtml('video', { title: 'Soon' });
    expect(forReaders).toContain('<figcaption>Soon</figcaption>');
    expect(forReaders).toContain('hidden="">Video Placeholder</p>');
    expect(forReaders).toContain('hidden="">Video implementation pending</p>');
    const forEditors = serverHtml('video', { title: 'Soon' }, { preview: true });
    expect(forEditors).toContain('data-placeholder="">Video Placeholder</p>');
    expect(forEditors).toContain('data-placeholder="">Video implementation pending</p>');
    expect(forEditors).toContain('Soon');
  });
  test('renders nothing where the code has neither video nor playlist', () =>
    expect(serverHtml('video', { embeddedVideoCode: '<iframe></iframe>', title: 'Gone' })).toBe(''));
});
