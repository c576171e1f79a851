import { everyFrameHost, factsOfHost, frameHostOf } from '#contracts/frames/frameHosts.ts';

const hostOf = (address: string) => frameHostOf(new URL(address));

test.each(everyFrameHost)('%s is known by every site of its own, and its frames come by https', (host) => {
  const { sites, origin } = factsOfHost(host);
  for (const site of sites) {
    expect(hostOf(`https://${site}/a`)).toBe(host);
    expect(hostOf(`https://www.${site}/a`)).toBe(host);
  }
  expect(new URL(origin).origin).toBe(origin);
});

test('no two of them share a site or an origin', () => {
  const sites = everyFrameHost.flatMap((host) => factsOfHost(host).sites);
  const origins = everyFrameHost.map((host) => factsOfHost(host).origin);
  expect(new Set(sites).size).toBe(sites.length);
  expect(new Set(origins).size).toBe(origins.length);
});

test.each([
  'https://evil.example/youtube.com',
  'https://youtube.com.evil.example/embed/a',
  'https://notyoutube.com/embed/a',
  'https://youtube.com@evil.example/',
  'https://music.youtube.com.evil.example/',
  'https://constructor/',
  'https://x.company/',
])('%s is none of them', (address) => expect(hostOf(address)).toBeUndefined());
