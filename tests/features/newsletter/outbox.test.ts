import { newsletterAddresses } from '../../../contracts/newsletter.ts';
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
});
