import { server } from './support/site.ts';

const own = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };

async function cookiesAfter(choice: object): Promise<string> {
  const body = JSON.stringify(choice);
  const answer = await fetch(`${server.origin}/api/consent`, { method: 'PATCH', headers: own, body });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Whatever may tell one reader from another in what a browser sends. */
async function readers(): Promise<Record<string, Record<string, string>>> {
  return {
    'who has said yes': { Cookie: await cookiesAfter({ setAll: true }) },
    'who has said no': { Cookie: await cookiesAfter({ unsetAll: true }) },
    'who has said yes in part': { Cookie: await cookiesAfter({ purposeConsents: [1] }) },
    'with a forged yes': { Cookie: 'pagewell_consent=1:20000:abc:1.7::1:::x; usprivacy=1YNY' },
    'whose browser says no': { 'Sec-GPC': '1' },
    'who was signed in': { Cookie: 'pagewell_session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' },
    'who works here': { Cookie: 'pagewell_editor=9999999999.a' },
    'who clicked a product': { Cookie: 'pagewell_brand=okl; pagewell_product=900; pagewell_campaign=x' },
    'from another country': { 'X-Country': 'DE', 'CF-IPCountry': 'DE', 'X-Forwarded-For': '203.0.113.9' },
    'who comes through another host': { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
  };
}

test.each(['/', '/nutrition/collagen', '/topics', '/sleep', '/newsletter', '/privacy-policy', '/nowhere'])(
  '%s is the same for every reader, and gives none of them anything',
  async (path) => {
    const told = async (headers: Record<string, string>) => {
      const answer = await fetch(server.origin + path, { headers });
      const { status, headers: sent } = answer;
      return {
        status,
        etag: sent.get('etag'),
        caching: sent.get('cache-control'),
        policy: sent.get('content-security-policy'),
        cookies: sent.getSetCookie(),
        text: await answer.text(),
      };
    };
    const plain = await told({});
    expect(plain).toMatchObject({
      etag: expect.stringMatching(/^W\//),
      caching: expect.stringContaining('public'),
      cookies: [],
    });
    for (const [who, headers] of Object.entries(await readers())) {
      expect([who, await told(headers)]).toEqual([who, plain]);
    }
  },
);
