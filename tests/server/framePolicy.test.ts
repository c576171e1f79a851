import { everyFrameHost, factsOfHost, lentAbilities } from '#contracts/frames/frameHosts.ts';
import { pageHeaders } from '#server/pages/pageHeaders.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import { renderPage } from '#shell/renderPage.ts';
import { pageRenderer, reader } from '../support/pageRenderer.ts';
import { startTestServer } from './support.ts';

let renderer: PageRenderer;
beforeAll(async () => {
  renderer = await pageRenderer();
});

const text = { id: 'text', type: 'rich-text', data: { html: '<p>Words.</p>' } };
const video = { id: 'film', type: 'video', data: { videoId: 'abc123', title: 'A film' } };
const player = 'https://www.youtube-nocookie.com';

function headersOf(blocks: readonly object[], context = reader) {
  const article = { path: '/a', title: 'An article', blocks };
  const { document } = renderPage(article, context, renderer);
  const { css = '', frames, media }: Partial<Document> = document ?? {};
  return pageHeaders({ css, frames, media, https: false, shared: true });
}

const frameHostsOf = (headers: Readonly<Record<string, unknown>>) =>
  /frame-src ([^;]*)/.exec(
    String(headers['Content-Security-Policy'] ?? headers['content-security-policy']),
  )?.[1];

describe('the films and sounds that a page may play', () => {
  const file = (fileUrl: string): object => ({ id: fileUrl, type: 'video', data: { fileUrl } });
  const sourcesOf = (...blocks: object[]) =>
    /media-src ([^;]*)/.exec(String(headersOf(blocks)['Content-Security-Policy']))?.[1];

  test.each<[string, object[], string]>([
    ['of this site, by default', [text, video], "'self'"],
    ['of this site, by a path', [file('/media/a.mp4')], "'self'"],
    [
      'of the hosts of its blocks, each once and by https',
      [
        file('http://files.example/a.mp4'),
        file('https://files.example/b.mp3'),
        file('https://other.example:8443/c.ogg'),
      ],
      "'self' https://files.example https://other.example:8443",
    ],
    ['of no file that is not played', [file('https://files.example/a.html')], "'self'"],
    [
      'of no file that this reader does not get',
      [{ ...file('https://files.example/a.mp4'), when: { countries: ['DE'] } }],
      "'self'",
    ],
    ['of no host that is no name', [file('https://files.example;script-src */a.mp4')], "'self'"],
  ])('are those %s', (_what, blocks, sources) => expect(sourcesOf(...blocks)).toBe(sources));
});

describe('the frames that a page may show', () => {
  test('are none where no block shows one', () => {
    const headers = headersOf([text]);
    expect(frameHostsOf(headers)).toBe("'none'");
    expect(headers['Permissions-Policy']).toContain('autoplay=(self)');
    expect(headers['Permissions-Policy']).toContain('fullscreen=(self)');
  });

  test('are those of its video', () => {
    const headers = headersOf([text, video]);
    expect(frameHostsOf(headers)).toBe(player);
    expect(headers['Permissions-Policy']).toContain(`autoplay=(self "${player}")`);
    expect(headers['Permissions-Policy']).toContain(`fullscreen=(self "${player}")`);
  });

  test('are those of a video inside another block', () => {
    const nodes = [{ tag: 'section', children: ['Watch this.', video] }];
    expect(frameHostsOf(headersOf([{ id: 'around', type: 'basic', data: { nodes } }]))).toBe(player);
  });

  test('are named once, however many videos there are', () =>
    expect(frameHostsOf(headersOf([video, { ...video, id: 'other' }]))).toBe(player));

  test.each([
    ['that is still to be chosen', { ...video, data: { title: 'A film' } }],
    [
      'of a site that pages do not show',
      { ...video, data: { embeddedVideoCode: 'https://evil.example/embed/a' } },
    ],
    ['that this reader does not get', { ...video, when: { countries: ['DE'] } }],
    ['that is told of and not there', { ...text, data: { html: `<p>${player} data-frame="youtube"</p>` } }],
  ])('are none for a video %s', (_what, block) => expect(frameHostsOf(headersOf([block]))).toBe("'none'"));

  test('are those of the page that is sent, and of the same page from memory', async () => {
    await using server = await startTestServer({
      render: async (article, asked) =>
        renderPage(article, { ...reader, ...asked, preview: false }, renderer),
    });
    server.source.publish('/watch', { path: '/watch', title: 'Watch', blocks: [video] });
    server.source.publish('/read', { path: '/read', title: 'Read', blocks: [text] });
    for (let time = 0; time < 2; time++) {
      expect(frameHostsOf((await server.get('/watch')).headers)).toBe(player);
      expect(frameHostsOf((await server.get('/read')).headers)).toBe("'none'");
    }
    server.source.publish('/watch', { path: '/watch', title: 'Watch', blocks: [text] });
    expect(frameHostsOf((await server.get('/watch')).headers)).toBe("'none'");
  });
});

test('what players are lent is lent to the origin of the preview too, which lends it on', () => {
  const framesOrigin = 'https://preview.example.org';
  const headers = pageHeaders({ css: '', framesOrigin, https: true, shared: false });
  for (const ability of lentAbilities)
    expect(headers['Permissions-Policy']).toContain(`${ability}=(self "${framesOrigin}")`);
});

test('what a frame is lent belongs to the page where it shows no such frame, and every frame has its origin named', () => {
  const all = pageHeaders({ css: '', frames: everyFrameHost, https: false, shared: true });
  const none = pageHeaders({ css: '', https: false, shared: true });
  for (const host of everyFrameHost) {
    const { origin, abilities } = factsOfHost(host);
    expect(frameHostsOf(all)?.split(' ')).toContain(origin);
    for (const ability of abilities) {
      expect(all['Permissions-Policy']).toMatch(new RegExp(`${ability}=\\([^)]*"${origin}"`));
      expect(none['Permissions-Policy']).toContain(`${ability}=(self)`);
    }
  }
});
