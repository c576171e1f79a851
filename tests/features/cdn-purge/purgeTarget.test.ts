import { purgeTarget } from '#features/cdn-purge/purgeTarget.ts';

describe('CDN_PURGE', () => {
  test.each([
    ['varnish:http://127.0.0.1:6081/', { kind: 'varnish', url: 'http://127.0.0.1:6081/' }],
    ['http:https://purge.example/tags', { kind: 'http', url: 'https://purge.example/tags' }],
    ['fastly:SU1Z0isxPaozGVKXdv0eY', { kind: 'fastly', service: 'SU1Z0isxPaozGVKXdv0eY' }],
    ['cloudflare:023e105f4ecef8ad', { kind: 'cloudflare', zone: '023e105f4ecef8ad' }],
  ])('may be %s', (written, target) => expect(purgeTarget().parse(written)).toEqual({ value: target }));

  test.each([
    'http://purge.example',
    'varnish:',
    'varnish:ftp://a',
    'http:https://u:p@a.example',
    'fastly:../x',
    'akamai:1',
  ])('may not be %s', (written) => expect(purgeTarget().parse(written)).toBeUndefined());
});
