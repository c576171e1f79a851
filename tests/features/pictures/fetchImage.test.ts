import { request as httpRequest, type RequestListener } from 'node:http';
import { fetchImage, maxImageBytes, type SendRequest } from '#features/pictures/fetchImage.ts';
import { type Listening, listen } from '../../support/listen.ts';
import { picture } from './picture.ts';

const allowedHosts = new Set(['cdn.example']);

describe('fetching a picture', () => {
  let upstream: Listening;
  afterEach(() => upstream.stop());

  /** Stands for the internet: every allowed host is this one. */
  async function send(listener: RequestListener): Promise<SendRequest> {
    upstream = await listen(listener);
    const { port } = upstream;
    return (url, { signal, headers }, onAnswer) =>
      httpRequest({ host: '127.0.0.1', port, path: url.pathname, signal, headers }, onAnswer);
  }

  const address = new URL('https://cdn.example/a.png');

  it('brings the bytes of an answer that is a picture', async () => {
    const bytes = await picture(10, 10);
    const sending = await send((_request, response) =>
      response.setHeader('Content-Type', 'image/png').end(bytes),
    );
    expect(await fetchImage(address, { allowedHosts, send: sending })).toEqual(bytes);
  });

  it.each<[string, RequestListener]>([
    ['an error page', (_request, response) => response.writeHead(404, { 'Content-Type': 'image/png' }).end()],
    ['HTML', (_request, response) => response.setHeader('Content-Type', 'text/html').end('<html>')],
    ['no type at all', (_request, response) => response.end('x')],
    [
      'half an answer',
      (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': '1000' });
        response.write('x', () => response.destroy());
      },
    ],
    [
      'more bytes than a picture has',
      (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'image/png' });
        response.end(Buffer.alloc(maxImageBytes + 1));
      },
    ],
    [
      'a redirect to another host',
      (_request, response) => response.writeHead(302, { Location: 'https://evil.example/a' }).end(),
    ],
    [
      'a redirect into the house',
      (_request, response) => response.writeHead(302, { Location: 'http://127.0.0.1/a' }).end(),
    ],
    [
      'a redirect to plain http',
      (_request, response) => response.writeHead(301, { Location: 'http://cdn.example/a' }).end(),
    ],
    ['a circle of redirects', (_request, response) => response.writeHead(301, { Location: '/a.png' }).end()],
    [
      'a redirect to nowhere',
      (_request, response) => response.writeHead(301, { Location: 'https://' }).end(),
    ],
  ])('fails on %s', async (_, listener) => {
    const sending = await send(listener);
    await expect(fetchImage(address, { allowedHosts, send: sending })).rejects.toMatchObject({
      name: 'ImageError',
    });
  });

  it('follows a redirect within the list', async () => {
    const bytes = await picture(10, 10);
    const sending = await send((request, response) => {
      if (request.url === '/a.png') response.writeHead(302, { Location: 'https://cdn.example/b.png' }).end();
      else response.setHeader('Content-Type', 'image/png').end(bytes);
    });
    expect(await fetchImage(address, { allowedHosts, send: sending })).toEqual(bytes);
  });
});
