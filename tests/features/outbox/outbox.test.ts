import { pino } from 'pino';
import { openOutbox, outboxRoutes } from '#features/outbox/openOutbox.ts';
import { outboxAddress } from '#features/outbox/outboxAddress.ts';
import { Outbox, type OutboxEntry } from '#platform/outbox.ts';
import { startTestServer } from '../../server/support.ts';
import { testShell } from '../../shell/support.ts';
import { pageRenderer } from '../../support/pageRenderer.ts';

const mail: OutboxEntry = {
  kind: 'mail',
  to: 'ada@example.org',
  title: 'Please confirm',
  text: 'Here: http://localhost:3000/newsletter/confirm?t=x',
  html: '<script>alert(1)</script><p>Here</p>',
  source: 'Subject: Please confirm',
};

async function shown(
  entries: readonly OutboxEntry[],
  headers: Record<string, string> = {},
  address = outboxAddress,
) {
  const outbox = new Outbox();
  for (const entry of entries) outbox.add(entry);
  await using server = await startTestServer({ open: () => outboxRoutes(outbox, testShell) });
  return await server.get(address, { headers });
}

describe('the outbox', () => {
  test('shows mails to this machine alone, in all their parts, and runs nothing of them', async () => {
    const page = await shown([mail]);
    expect(page.status).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    for (const part of [
      'Mail to <bdi>ada@example.org</bdi>',
      '<h2>Please confirm</h2>',
      'Subject: Please confirm',
    ])
      expect(page.body).toContain(part);
    expect(page.body).toContain('<a href="http://localhost:3000/newsletter/confirm?t=x">');
    expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page.body).not.toContain('<script>alert');
  });

  test('shows texts and passes as well, which have other parts', async () => {
    const { body } = await shown([
      { kind: 'text', to: '+1 812 555 0100', title: 'Your coupon', text: 'BIN 000000' },
      { kind: 'pass', title: 'A pass', text: 'For a wallet', source: '{"iss":"x"}' },
    ]);
    expect(body).toContain('Text message to <bdi>+1 812 555 0100</bdi>');
    expect(body).toMatch(/Wallet pass, <time/);
    expect(body).not.toContain('<iframe');
    expect(body.match(/<summary>/g)).toHaveLength(1);
  });

  test('shows one pass where somebody is led to save it, and nothing that is none', async () => {
    const passes: OutboxEntry[] = [
      { kind: 'pass', title: 'One', text: 'One', source: 'head.body-1.signature_' },
      { kind: 'pass', title: 'Another', text: 'Another', source: 'head.body-2.signature_' },
      { kind: 'mail', title: 'A mail', text: 'A mail', source: 'mail' },
    ];
    const at = (data: string, headers = {}) => shown(passes, headers, `${outboxAddress}/pass/${data}`);
    const page = await at('head.body-2.signature_');
    expect(page.status).toBe(200);
    expect(page.body).toContain('<h2>Another</h2>');
    expect(page.body).not.toContain('<h2>One</h2>');
    for (const data of ['head.body-3.signature_', 'mail', '..%2F']) expect((await at(data)).status).toBe(404);
    const passedOn = { 'X-Forwarded-For': '203.0.113.9' };
    expect((await at('head.body-2.signature_', passedOn)).status).toBe(404);
  });

  test('says that there is nothing', async () =>
    expect((await shown([])).body).toContain('The outbox is empty.'));

  test.each([
    ['a proxy passes on', { 'X-Forwarded-For': '203.0.113.9' }],
    ['a proxy passes on in the new way', { Forwarded: 'for=203.0.113.9' }],
    ['a page of another name asks for', { Host: 'evil.example' }],
  ])('is not there for what %s', async (_what, headers) =>
    expect((await shown([mail], headers)).status).toBe(404),
  );

  test.each([
    ['http://localhost:3000', 'on', false, true],
    ['http://127.0.0.1:3000', 'on', false, true],
    ['http://localhost:3000', undefined, true, true],
    ['http://localhost:3000', undefined, false, false],
    ['http://localhost:3000', 'off', true, false],
    ['https://pagewell.example', 'on', false, false],
    ['https://localhost.evil.example', 'on', true, false],
  ] as const)(
    'of %s with OUTBOX %s, development %s, is there: %s',
    async (origin, show, isDevelopment, isThere) => {
      const renderer = await pageRenderer();
      const opened = (goesNowhere: boolean) => {
        const lines: string[] = [];
        const { routes = [] } = openOutbox(
          {
            log: pino({}, { write: (line: string) => void lines.push(line) }),
            renderer: { ...renderer, site: { ...renderer.site, origin } },
            mailer: { goesNowhere, send: async () => undefined },
            outbox: new Outbox(),
            isDevelopment,
          },
          { show },
        );
        return { isThere: routes.some(({ path }) => path === outboxAddress), log: lines.join() };
      };
      expect(opened(true)).toEqual({
        isThere,
        log: expect.stringContaining('without SMTP_URL mails are not sent'),
      });
      expect(opened(true).log.includes(`are at ${outboxAddress}`)).toBe(isThere);
      // What else goes nowhere is shown where mails do not.
      expect(opened(false)).toEqual({ isThere, log: '' });
    },
  );
});
