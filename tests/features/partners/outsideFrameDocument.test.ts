import type { Partner } from '#schemas/generated/types.ts';
import { nock } from '../../support/nock.ts';
import { ads, renderer, siteWith } from '../../support/siteWithPartners.ts';

beforeEach(() => nock.enableNetConnect('127.0.0.1'));

describe('the document of an outside frame', () => {
  const policyOf = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
    Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.slice(directive.indexOf(' ') + 1)]),
    );

  test('is sandboxed by its own policy, reaches the partner alone, and sends no referrer', async () => {
    await using server = await siteWith();
    const { status, headers, body } = await server.get('/outside/adlark');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['origin-agent-cluster']).toBe('?0');
    const policy = policyOf(headers);
    expect(policy.sandbox).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox');
    expect(policy['default-src']).toBe("'none'");
    expect(policy['frame-ancestors']).toBe("'self'");
    for (const directive of ['img-src', 'connect-src', 'frame-src'])
      expect(policy[directive]).toBe('https://tags.adlark.example');
    expect(policy['script-src']).toMatch(/^'sha256-\S+' 'self' https:\/\/tags\.adlark\.example$/);
    expect(body).toContain('<title>Adlark &amp; Sons</title>');
    expect(body).toContain('content="https://tags.adlark.example/tag.js"');
  });

  test('is there for partners of the list, and for no other name', async () => {
    await using server = await siteWith();
    for (const name of ['adlark2', 'constructor', '..%2f'])
      expect((await server.get(`/outside/${name}`)).status).toBe(404);
  });

  test('has an origin on a host of its own, and is on no other then', async () => {
    await using server = await siteWith({ outsideOrigin: 'https://outside.example' });
    expect((await server.get('/outside/adlark')).status).toBe(404);
    const { status, headers } = await server.get('/outside/adlark', { headers: { Host: 'outside.example' } });
    expect(status).toBe(200);
    expect(policyOf(headers).sandbox).toContain('allow-same-origin');
    expect(headers['origin-agent-cluster']).toBe('?1');
    expect(policyOf(headers)['frame-ancestors']).toBe(renderer.site.origin);
  });

  test('of a tool that asks readers keeps nothing, on a host of its own either, and answers for nobody', async () => {
    const tool: Partner = {
      name: 'consentwell',
      company: 'Consentwell',
      kind: 'consent',
      script: 'https://consentwell.example/tool.js',
      purposes: [1],
    };
    await using server = await siteWith({ partners: [ads, tool], outsideOrigin: 'https://outside.example' });
    const { headers, body } = await server.get('/outside/consentwell', {
      headers: { Host: 'outside.example' },
    });
    const policy = policyOf(headers);
    expect(policy.sandbox).not.toContain('allow-same-origin');
    expect(policy['connect-src']).toBe('https://consentwell.example');
    expect(policy['script-src']).toMatch(/^'sha256-\S+' 'sha256-\S+' https:\/\/consentwell\.example$/);
    expect(body).toContain('name="outside-asks"');
    const other = await server.get('/outside/adlark', { headers: { Host: 'outside.example' } });
    expect(other.body).not.toContain('name="outside-asks"');
  });
});
