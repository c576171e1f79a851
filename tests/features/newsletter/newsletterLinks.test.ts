import { jest } from '@jest/globals';
import { sql } from 'kysely';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { storedKey } from '#feature-kit/storedKey.ts';
import { keyTable } from '#features/newsletter/migrations.ts';
import {
  askAgainHoldsMs,
  confirmationHoldsMs,
  NewsletterLinks,
} from '#features/newsletter/newsletterLinks.ts';
import { openBuiltIn } from './storeOnBoth.ts';

const links = new NewsletterLinks(async () => 'a-key-of-tests');
const wished = { id: 'reader-1', lists: ['weekly'] };
const begun = new Date('2026-11-23T12:00:00Z').getTime();

beforeEach(
  () =>
    void jest.useFakeTimers({
      now: begun,
      doNotFake: ['nextTick', 'queueMicrotask', 'setTimeout', 'setImmediate'],
    }),
);
afterEach(() => void jest.useRealTimers());

describe('signed links', () => {
  test('say who wants what, for seven days', async () => {
    const token = await links.confirmation(wished);
    expect(token).toMatch(/^[\w.-]+$/);
    jest.setSystemTime(begun + confirmationHoldsMs - 1);
    expect(await links.openConfirmation(token)).toMatchObject(wished);
    jest.setSystemTime(begun + confirmationHoldsMs);
    expect(await links.openConfirmation(token)).toBeUndefined();
  });

  test('end letters however old they are', async () => {
    const token = await links.unsubscribe('reader-1');
    jest.setSystemTime(begun + 100 * confirmationHoldsMs);
    expect(await links.openUnsubscribe(token)).toBe('reader-1');
  });

  test('say for an hour that somebody was asked again about an address, each time by another number', async () => {
    const token = await links.askAgain('Ada@example.org');
    jest.setSystemTime(begun + askAgainHoldsMs - 1);
    const time = await links.openAskAgain(token, 'ada@example.org ');
    expect(time).toMatch(/^[\w-]{36}$/);
    expect(await links.openAskAgain(await links.askAgain('ada@example.org'), 'ada@example.org')).not.toBe(
      time,
    );
    jest.setSystemTime(begun + askAgainHoldsMs);
    expect(await links.openAskAgain(token, 'ada@example.org')).toBeUndefined();
  });

  test('say nothing about any other address', async () => {
    const token = await links.askAgain('ada@example.org');
    for (const other of ['eve@example.org', 'ada@example.org.evil.example', ''])
      expect(await links.openAskAgain(token, other)).toBeUndefined();
  });

  test('are worth nothing for anything else', async () => {
    const [confirm, end] = [await links.confirmation(wished), await links.unsubscribe('reader-1')];
    expect(await links.openUnsubscribe(confirm)).toBeUndefined();
    expect(await links.openConfirmation(end)).toBeUndefined();
    expect(await links.openAskAgain(confirm, '')).toBeUndefined();
  });

  test('are worth nothing where a letter of them is another, or the key', async () => {
    const token = await links.unsubscribe('reader-1');
    const [body = '', signature = ''] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ id: 'reader-2' })).toString('base64url');
    const others = new NewsletterLinks(async () => 'another');
    for (const wrong of [
      '',
      '.',
      body,
      `${body}.`,
      `${forged}.${signature}`,
      `${token}.x`,
      'x'.repeat(9_000),
    ])
      expect(await links.openUnsubscribe(wrong)).toBeUndefined();
    expect(await others.openUnsubscribe(token)).toBeUndefined();
  });
});

describe('what an earlier version of Pagewell has given out', () => {
  let store: DatabaseStore;
  beforeAll(async () => {
    store = await openBuiltIn();
    await sql`insert into newsletter_keys (id, key) values (1, 'made-by-an-earlier-version-of-pagewell-0001')`.execute(
      store.database,
    );
  });
  afterAll(() => store.close());

  test('still opens with the key that it has left in the database', async () => {
    jest.setSystemTime(new Date('2026-11-23T12:00:00Z'));
    const reader = '7f3c2a10-0000-4000-8000-000000000001';
    const kept = new NewsletterLinks(storedKey(store.database, keyTable));
    expect(
      await kept.openConfirmation(
        'eyJpZCI6IjdmM2MyYTEwLTAwMDAtNDAwMC04MDAwLTAwMDAwMDAwMDAwMSIsImxpc3RzIjpbIndlZWtseSJdLCJhdCI6MTc5NTE2NTIwMDAwMH0.k75ANyj6OHGoCXawIgq6Ndmpo279xWUMhmaTR42tylg',
      ),
    ).toMatchObject({ id: reader, lists: ['weekly'] });
    expect(
      await kept.openUnsubscribe(
        'eyJpZCI6IjdmM2MyYTEwLTAwMDAtNDAwMC04MDAwLTAwMDAwMDAwMDAwMSJ9.8zZbn6UJl-ch2Iqi1BQFfKJYbrJV-SDNJEvZab09zT4',
      ),
    ).toBe(reader);
  });
});
