import { createHash } from 'node:crypto';
import { leaksIn, type MadeRequest } from '../browser/support/leaks.ts';

const canary = 'Kanari-7Q2/ä';
const own = 'http://127.0.0.1:3000';
const partner = 'https://tags.adlark.example';
const request = (more: Partial<MadeRequest> = {}): MadeRequest => ({
  url: `${partner}/tag.js`,
  method: 'GET',
  headers: { accept: '*/*' },
  body: '',
  ...more,
});
const found = (made: MadeRequest, allowed = [partner]): string[] =>
  leaksIn([made], { own, allowed, canaries: [canary] });
const hashed = (name: string, word = canary) => createHash(name).update(word);

test.each([
  ['to a host on the list', request()],
  ['to ourselves, whatever is in it', request({ url: `${own}/${encodeURIComponent(canary)}` })],
  ['of data in the page', request({ url: 'data:text/plain,1' })],
])('a request that leaks nothing is one %s', (_what, made) => expect(found(made)).toEqual([]));

test('a request to a host that is not on the list is a leak by itself', () => {
  expect(found(request(), [])).toEqual([`${partner} is asked`]);
  expect(found(request({ url: 'wss://evil.example/socket' }))).toEqual(['wss://evil.example is asked']);
});

describe('a planted leak is found', () => {
  const written: [string, string][] = [
    ['plain', canary],
    ['in small letters', canary.toLowerCase()],
    ['as an address', encodeURIComponent(canary)],
    ['as an address, twice', encodeURIComponent(encodeURIComponent(canary))],
    ['in base64', Buffer.from(canary).toString('base64')],
    ['in base64 for addresses', Buffer.from(canary).toString('base64url')],
    ['in base64, in the middle of a text', Buffer.from(`{"k":"${canary}"}`).toString('base64')],
    ['in base64, one letter later', Buffer.from(`{"kk":"${canary}"}`).toString('base64')],
    ['in base64, two letters later', Buffer.from(`{"kkk":"${canary}"}`).toString('base64')],
    ['in hex', Buffer.from(canary).toString('hex')],
    ['in large hex', Buffer.from(canary).toString('hex').toUpperCase()],
    ...['md5', 'sha1', 'sha256'].flatMap((name): [string, string][] => [
      [`as ${name}`, hashed(name).digest('hex')],
      [`as ${name} of its small letters`, hashed(name, canary.toLowerCase()).digest('hex')],
      [`as ${name} in base64`, encodeURIComponent(hashed(name).digest('base64'))],
      [`as ${name} in base64 for addresses`, hashed(name).digest('base64url')],
    ]),
  ];
  const places: [string, (text: string) => MadeRequest][] = [
    ['the address', (text) => request({ url: `${partner}/tag.js?x=${text}` })],
    ['a header', (text) => request({ headers: { referer: `https://pagewell.example/${text}` } })],
    ['the body', (text) => request({ method: 'POST', body: JSON.stringify({ text }) })],
  ];
  const planted = written.flatMap(([way, text]) =>
    places.map(([place, put]) => [way, place, put(text)] as const),
  );

  test.each(planted)('%s, in %s', (_way, _place, made) =>
    expect(found(made)).toEqual([expect.stringContaining(`is told ${canary}`)]),
  );
});
