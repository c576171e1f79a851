import { createHash } from 'node:crypto';
import { jest } from '@jest/globals';
import { noPartners } from '#feature-kit/partners.ts';
import { confirmedPartners, tellIngest } from '#features/newsletter/confirmedPartners.ts';
import { nock } from '../../support/nock.ts';
import { agreed, gateTo, refused } from '../../support/partners.ts';

const host = 'https://ingest.counting.example';
const confirmed = { email: ' Ada@Example.org ', lists: ['nights', 'weekly'], source: 'guide' };
const userId = createHash('sha256').update('ada@example.org').digest('hex');
const identify = { event: 'identify', userId };
const submitted = { event: 'form-submitted', userId, form: 'newsletter', lists: confirmed.lists };
const reader = { cookie: agreed };

const events = (credentials?: string) =>
  gateTo('ingest').connect('ingest', {
    address: `${host}/events`,
    method: 'POST',
    answers: 'anything',
    authorization: credentials && `Basic ${Buffer.from(credentials).toString('base64')}`,
  });
const telling = () => tellIngest(events(), confirmed, reader);

describe('events of those who have confirmed', () => {
  it('are two, one after the other, by the hash of the address', async () => {
    const told: unknown[] = [];
    nock(host)
      .post('/events', (body: unknown) => told.push(body) > 0)
      .twice()
      .reply(202);
    await telling();
    expect(told).toEqual([identify, submitted]);
  });

  it.each([400, 401, 500])('say so where they are not taken: %i', async (status) => {
    nock(host).post('/events').reply(status);
    await expect(telling()).rejects.toThrow(`API request failed: API call failed with status: ${status}`);
  });

  it('end with the first that is not taken', async () => {
    nock(host).post('/events', identify).reply(500);
    const second = nock(host).post('/events', submitted).reply(200);
    await expect(telling()).rejects.toThrow();
    expect(second.isDone()).toBe(false);
  });

  it('say so where nobody is there', async () => {
    nock(host)
      .post('/events')
      .replyWithError(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    await expect(telling()).rejects.toThrow('API request failed: The partner returned nothing: unreachable.');
  });
});

describe('what partners are told of a confirmation', () => {
  const log = { error: jest.fn() };
  const parts = { partners: noPartners, log, site: 'pagewell.example', accounts: () => ({}) };
  const none = { ingest: undefined, activationHost: undefined };
  beforeEach(() => log.error.mockClear());

  it('goes with the name and password that authorize this site, and nobody waits for it', async () => {
    const first = nock(host).post('/events', identify).basicAuth({ user: 'well', pass: 's:cret' }).reply(200);
    const second = nock(host)
      .post('/events', submitted)
      .basicAuth({ user: 'well', pass: 's:cret' })
      .reply(200);
    const ingest = { address: `${host}/events`, credentials: 'well:s:cret' };
    const tell = confirmedPartners({ ...parts, ...none, partners: gateTo('ingest'), ingest });
    expect(await tell(confirmed, reader)).toBeUndefined();
    for (let turn = 0; turn < 200 && !second.isDone(); turn += 1) await new Promise(setImmediate);
    expect([first.isDone(), second.isDone()]).toEqual([true, true]);
  });

  it('names the account of the mailing service that hears of it there, where the site has one', async () => {
    nock(host).post('/events', identify).reply(200);
    const second = nock(host)
      .post('/events', { ...submitted, iterableAccount: 'opn' })
      .reply(200);
    const ingest = { address: `${host}/events`, credentials: undefined };
    const accounts = () => ({ iterableAccount: 'opn', sailthruAccount: 'well' }) as const;
    const tell = confirmedPartners({ ...parts, ...none, accounts, partners: gateTo('ingest'), ingest });
    await tell(confirmed, reader);
    for (let turn = 0; turn < 200 && !second.isDone(); turn += 1) await new Promise(setImmediate);
    expect(second.isDone()).toBe(true);
  });

  it('is nothing without a yes, or without an address', async () => {
    const asked = nock(host).post('/events').reply(200);
    const ingest = { address: `${host}/events`, credentials: undefined };
    const tell = confirmedPartners({ ...parts, ...none, partners: gateTo('ingest'), ingest });
    await tell(confirmed, { cookie: refused });
    await confirmedPartners({ ...parts, ...none, partners: gateTo('ingest') })(confirmed, reader);
    expect(asked.isDone()).toBe(false);
  });

  it.each<[string, unknown, string | undefined]>([
    ['a text', 'session-7', 'session-7'],
    ['data', { data: 'session-7' }, 'session-7'],
    ['something else', { data: { id: 7 } }, undefined],
    ['nothing', {}, undefined],
    ['what is no name', '"><script>', undefined],
    ['a text without end', 'x'.repeat(81), undefined],
  ])('is answered with %s', async (_what, answer, session) => {
    nock('https://activate.letters.example')
      .post('/api/activate/site')
      .reply(200, JSON.stringify(answer), { 'Content-Type': 'application/json' });
    const activationHost = 'https://activate.letters.example';
    const tell = confirmedPartners({ ...parts, ...none, partners: gateTo('activation'), activationHost });
    expect(await tell(confirmed, reader)).toBe(session);
  });

  it('is told of in the log where it fails, without the address', async () => {
    nock('https://activate.letters.example').post('/api/activate/site').reply(500);
    const activationHost = 'https://activate.letters.example';
    const tell = confirmedPartners({ ...parts, ...none, partners: gateTo('activation'), activationHost });
    expect(await tell(confirmed, reader)).toBeUndefined();
    expect(log.error).toHaveBeenCalledWith(expect.anything(), 'newsletter subscribe error');
    expect(JSON.stringify(log.error.mock.calls)).not.toMatch(/ada/i);
  });
});
