import { pino } from 'pino';
import { Registry } from 'prom-client';
import { newsletterAddresses } from '../../../contracts/newsletter.ts';
import { openNewsletter } from '../../../features/newsletter/openNewsletter.ts';
import { noPartners } from '../../../features/parts/partners.ts';
import { pageRenderer } from '../../support/pageRenderer.ts';
import { lettersForEachTest } from './lettersForEachTest.ts';

const letters = lettersForEachTest();

describe('the outbox', () => {
  test('shows both parts of mails to this machine alone', async () => {
    await letters.signUp('ada.box@example.org');
    await letters.mails();
    const shown = await letters.server.get(newsletterAddresses.outbox);
    expect([shown.status, shown.body]).toEqual([200, expect.stringContaining('ada.box@example.org')]);
    expect(shown.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(shown.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['a proxy passes on', { 'X-Forwarded-For': '203.0.113.9' }],
    ['a proxy passes on in the new way', { Forwarded: 'for=203.0.113.9' }],
    ['a page of another name asks for', { Host: 'evil.example' }],
  ])('is not there for what %s', async (_what, headers) => {
    expect((await letters.server.get(newsletterAddresses.outbox, { headers })).status).toBe(404);
  });

  test.each([
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000', true],
    ['https://pagewell.example', false],
    ['https://localhost.evil.example', false],
  ])('is there where the site is on this machine: of %s, %p', async (origin, isThere) => {
    const renderer = await pageRenderer();
    const lines: string[] = [];
    const { routes = [], close } = await openNewsletter(
      {
        content: { database: () => Promise.reject(new Error('out of reach')) },
        log: pino({}, { write: (line: string) => void lines.push(line) }),
        registry: new Registry(),
        renderer: { ...renderer, site: { ...renderer.site, origin } },
        partners: noPartners,
      },
      {
        smtpUrl: undefined,
        from: undefined,
        activationUrl: undefined,
        ingestUrl: undefined,
        ingestCredentials: undefined,
      },
    );
    expect(routes.some(({ path }) => path === newsletterAddresses.outbox)).toBe(isThere);
    expect(lines.join()).toContain('without SMTP_URL mails go nowhere');
    expect(lines.join().includes(newsletterAddresses.outbox)).toBe(isThere);
    await close?.();
  });
});
