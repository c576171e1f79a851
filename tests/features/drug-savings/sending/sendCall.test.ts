import { randomUUID } from 'node:crypto';
import { doneWork } from '#contracts/botCheck.ts';
import { drugApi, sendAction } from '#contracts/drugs/couponCalls.ts';
import { storedKey } from '#feature-kit/storedKey.ts';
import { BotCheck } from '#platform/botCheck.ts';
import { coupon, partner, said, startSending, storeForTests } from './sendingForEachTest.ts';

const store = storeForTests();
const email = { sendType: 'email', email: 'ada@example.org' };
const failure = { success: false, error: expect.any(String) };

describe('the call that sends a coupon', () => {
  test('sends it, and says so', async () => {
    await using sending = await startSending(store.database);
    const answer = await sending.send(email);
    expect(said(answer)).toEqual([200, { success: true }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(sending.outbox.entries()).toMatchObject([{ kind: 'mail', to: 'ada@example.org' }]);
  });

  test.each([
    ['no type', { email: 'ada@example.org' }],
    ['a type that there is not', { sendType: 'fax', email: 'ada@example.org' }],
    ['an address with a text', { sendType: 'textMessage', phoneNumber: '8125550100', email: 'a@b.example' }],
    ['an address in the place of a number', { sendType: 'textMessage', email: 'ada@example.org' }],
    ['a platform with a mail', { ...email, platform: 'ios' }],
    ['a platform that there is not', { sendType: 'wallet', platform: 'windows' }],
    ['a key that is not known', { ...email, subject: 'Buy' }],
    ['a list of addresses', { sendType: 'email', email: ['a@b.example', 'c@d.example'] }],
  ])('answers 400 to %s, and sends nothing', async (_what, wish) => {
    await using sending = await startSending(store.database);
    expect(said(await sending.send(wish))).toEqual([400, { error: expect.any(String) }]);
    expect(sending.outbox.entries()).toHaveLength(0);
  });

  test('answers 403 to work that was given in already', async () => {
    await using sending = await startSending(store.database);
    const wish = { couponID: coupon.codes.id, ...email, recaptcha: await sending.doneWork() };
    expect((await sending.post(wish)).status).toBe(200);
    expect(said(await sending.post(wish))).toEqual([403, failure]);
    expect(sending.outbox.entries()).toHaveLength(1);
  });

  test.each([
    ['something else', { action: 'newsletter' }],
    ['another site', { siteKey: 'elsewhere.example' }],
  ])('answers 403 to work that was done for %s, under the same key', async (_what, other) => {
    await using sending = await startSending(store.database);
    const own = { action: sendAction(partner), siteKey: new URL(sending.server.parts.siteOrigin).host };
    const post = async (work: { action: string; siteKey: string }) => {
      const check = new BotCheck({ key: storedKey(store.database, 'drug_savings_keys'), ...work });
      const recaptcha = await doneWork(await check.challenge());
      return sending.post({ couponID: coupon.codes.id, ...email, recaptcha });
    };
    expect(said(await post({ ...own, ...other }))).toEqual([403, failure]);
    expect((await post(own)).status).toBe(200);
  });

  test('has work made for it alone, in the name of this site', async () => {
    await using sending = await startSending(store.database);
    const { body } = await sending.server.get(drugApi.challenge(partner));
    expect(JSON.parse(body).parameters.data).toEqual({
      action: 'samplerxCouponInfoShare',
      siteKey: new URL(sending.server.parts.siteOrigin).host,
    });
  });

  test('answers 404 for a coupon that nobody has issued', async () => {
    await using sending = await startSending(store.database);
    expect(said(await sending.send({ ...email, couponID: 'another' }))).toEqual([404, failure]);
  });

  test('answers 403 outside the US, and where nobody knows', async () => {
    for (const country of ['DE', undefined]) {
      await using sending = await startSending(store.database, { country: country ?? 'unknown' });
      expect((await sending.server.get(drugApi.challenge(partner))).status).toBe(403);
      expect((await sending.post({ ...email, couponID: 'x', recaptcha: 'x' })).status).toBe(403);
    }
  });

  test('answers 503 where the store is out of reach, also for work', async () => {
    await using sending = await startSending(store.database);
    const wish = { couponID: coupon.codes.id, ...email, recaptcha: await sending.doneWork() };
    store.isDown = true;
    const answer = await sending.post(wish);
    expect(said(answer)).toEqual([503, failure]);
    expect(answer.headers['retry-after']).toBe('60');
    expect(sending.outbox.entries()).toHaveLength(0);
  });

  test('answers 400 to a key that is no UUID', async () => {
    await using sending = await startSending(store.database);
    expect((await sending.send(email, { 'Idempotency-Key': 'again' })).status).toBe(400);
    expect((await sending.send(email, { 'Idempotency-Key': randomUUID().toUpperCase() })).status).toBe(200);
  });
});

describe('a site that is not on this machine, without those who send', () => {
  const nobody = { isOnThisMachine: false } as const;

  test('has no way, and answers 503 to each', async () => {
    await using sending = await startSending(store.database, nobody);
    expect(sending.opened.sends).toEqual({ email: false, textMessage: false, ios: false, android: false });
    for (const wish of [
      email,
      { sendType: 'textMessage', phoneNumber: '8125550100' },
      { sendType: 'wallet', platform: 'ios' },
      { sendType: 'wallet', platform: 'android' },
    ])
      expect(said(await sending.send(wish))).toEqual([503, failure]);
  });

  test('has the ways that are set up', async () => {
    const variables = { SMS_API_URL: 'https://sms.example', SMS_API_TOKEN: 'a-token-of-a-test' };
    const smtpUrl = 'smtp://mail.example';
    await using sending = await startSending(store.database, { ...nobody, smtpUrl, variables });
    expect(sending.opened.sends).toEqual({ email: true, textMessage: true, ios: false, android: false });
  });
});
