import { parseImageRequest } from '#features/pictures/imageRequest.ts';

it.each(['localhost', '127.0.0.1', '[::1]', 'metadata', 'cdn.example.', 'media.pagewell.example'])(
  'which pictures the proxy takes no host is taken for one of the list: %s',
  (host) => {
    const hosts = new Set(['cdn.example', 'media.pagewell.example']);
    const query = new URLSearchParams({ src: `https://${host}/a.png`, w: '80' });
    expect(parseImageRequest(query, hosts)).toBeUndefined();
  },
);
