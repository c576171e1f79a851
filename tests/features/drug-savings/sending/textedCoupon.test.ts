import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { listen } from '../../../support/listen.ts';
import { coupon, said, startSending, storeForTests } from './sendingForEachTest.ts';

const store = storeForTests();
const wish = { sendType: 'textMessage', phoneNumber: '8125550100abc' };
const failure = { success: false, error: expect.any(String) };
const token = 'a-token-of-a-test';
beforeEach(async () => {
  await sql`delete from drug_savings_days`.execute(store.database);
});

interface Asked {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

/** A service for text messages on this machine, which answers as told. */
async function textService(status: number) {
  const asked: Asked[] = [];
  const server = await listen(async (request, response) => {
    const { method, url, headers } = request;
    asked.push({ method, url, authorization: headers.authorization, body: JSON.parse(await text(request)) });
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"id":"1"}');
  });
  return { ...server, asked, variables: { SMS_API_URL: `${server.origin}/v1/`, SMS_API_TOKEN: token } };
}

describe('a coupon by text', () => {
  test('goes to the outbox where nobody is set up to send it', async () => {
    await using sending = await startSending(store.database);
    expect(said(await sending.send(wish))).toEqual([200, { success: true }]);
    expect(sending.outbox.entries()).toMatchObject([
      { kind: 'text', to: '+18125550100', text: expect.stringContaining('Rx Bin 000000') },
    ]);
  });

  test('is posted with a number, a text and a reference that means nothing', async () => {
    await using service = await textService(202);
    await using sending = await startSending(store.database, service);
    expect(said(await sending.send(wish))).toEqual([200, { success: true }]);
    expect(service.asked).toEqual([
      {
        method: 'POST',
        url: '/v1/messages',
        authorization: `Bearer ${token}`,
        body: {
          to: '+18125550100',
          text: expect.stringContaining('Rx Bin 000000'),
          reference: expect.stringMatching(/^[\da-f-]{36}$/),
        },
      },
    ]);
    expect(JSON.stringify(service.asked)).not.toMatch(/canarium|coupon-1/);
    expect(sending.outbox.entries()).toHaveLength(0);
  });

  test.each([500, 429, 401, 200])('is answered 502 where the service says %i, once asked', async (status) => {
    await using service = await textService(status);
    await using sending = await startSending(store.database, service);
    expect(said(await sending.send(wish))).toEqual([502, failure]);
    expect(service.asked).toHaveLength(1);
    const lines = JSON.stringify(sending.server.lines);
    expect(lines).toContain('a coupon could not be sent');
    expect(lines).toContain(`It returned ${status}.`);
    for (const told of ['8125550100', token, coupon.codes.id]) expect(lines).not.toContain(told);
  });

  test('is not sent once as many went out today as may, by a row of the store', async () => {
    const variables = { SMS_DAILY_LIMIT: '2' };
    await using sending = await startSending(store.database, { variables });
    const numbers = ['8125550100', '8125550101', '8125550102'];
    const answers = [];
    for (const phoneNumber of numbers) answers.push(await sending.send({ ...wish, phoneNumber }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 503]);
    expect(answers[2]?.headers['retry-after']).toBe('3600');
    expect(sending.outbox.entries()).toHaveLength(2);
    const { rows } = await sql<object>`select texts from drug_savings_days`.execute(store.database);
    expect(rows).toEqual([{ texts: 2 }]);
  });

  test('is sent a thousand times a day where nothing is said, and none where that is told', async () => {
    const today = sql`update drug_savings_days set texts = 999`;
    await using sending = await startSending(store.database);
    await sending.send({ ...wish, phoneNumber: '8125550103' });
    await today.execute(store.database);
    expect((await sending.send({ ...wish, phoneNumber: '8125550104' })).status).toBe(200);
    expect((await sending.send({ ...wish, phoneNumber: '8125550105' })).status).toBe(503);
    await using none = await startSending(store.database, { variables: { SMS_DAILY_LIMIT: '0' } });
    await sql`delete from drug_savings_days`.execute(store.database);
    expect((await none.send(wish)).status).toBe(503);
  });
});
