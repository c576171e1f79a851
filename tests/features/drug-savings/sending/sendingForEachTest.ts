import { randomUUID } from 'node:crypto';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import type { Database } from '#content/database/tables/tables.ts';
import { doneWork } from '#contracts/botCheck.ts';
import { drugApi } from '#contracts/drugs/couponCalls.ts';
import { migrations } from '#features/drug-savings/migrations.ts';
import type { CouponToSend } from '#features/drug-savings/sending/couponToSend.ts';
import { openSending } from '#features/drug-savings/sending/openSending.ts';
import { sendingSettings } from '#features/drug-savings/sending/sendingSettings.ts';
import type { SendingSettings } from '#features/drug-savings/sending/setUp.ts';
import { readSettings } from '#platform/configuration/setting.ts';
import type { RateLimits } from '#platform/http/rateLimits.ts';
import { openMailer } from '#platform/mail/mailer.ts';
import type { Outbox } from '#platform/outbox.ts';
import { countryDimension, PageDimensions } from '#server/pages/dimensions.ts';
import { type Answer, startTestServer, type TestServer } from '../../../server/support.ts';
import { openBuiltInStore } from '../../../support/builtInStore.ts';
import { databaseUnless } from '../../../support/databaseAway.ts';
import { nock } from '../../../support/nock.ts';

export const partner = 'samplerx';
export const others = [{ name: 'drug-savings', migrations }];
const json = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };
const patienceMs = 60_000;

/** A coupon whose price was sealed, for a medicine of our list. */
export const coupon: CouponToSend = {
  codes: { id: 'coupon-1', bin: '000000', pcn: 'SAMPLE', grp: 'SAMPLE', uid: 'ZZ1234567' },
  medicine: {
    name: 'Zzcanarium',
    manufacturer: 'Zzbrandol',
    dosage: '20mg tablet',
    quantity: '30 tablets',
    isControlled: false,
  },
  offer: { retailer: 'Corner Pharmacy', amount: 12.5 },
  seenAt: '2026-11-26T16:05:00Z',
};

/** What a test of sending changes before it begins. */
interface SendingSetUp {
  variables?: Record<string, string>;
  smtpUrl?: string | undefined;
  isOnThisMachine?: boolean;
  isSample?: boolean;
  country?: string | undefined;
  /** Where limits are counted; in memory, where nothing is said. */
  limits?: RateLimits;
}

export interface SendingOfTest extends AsyncDisposable {
  readonly server: TestServer;
  readonly outbox: Outbox;
  readonly opened: Awaited<ReturnType<typeof openSending>>;
  post: (body: unknown, headers?: Record<string, string>) => Promise<Answer>;
  send: (wish: object, headers?: Record<string, string>) => Promise<Answer>;
  doneWork: () => Promise<string>;
}

export function settingsOf(variables: Record<string, string> = {}): SendingSettings {
  const faults: string[] = [];
  const settings = readSettings(sendingSettings, variables, faults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return settings;
}

/** A database for a file of tests, which is there, or is out of reach. */
export function storeForTests(): { isDown: boolean; readonly database: Database } {
  let store: DatabaseStore;
  const kept = {
    isDown: false,
    get database() {
      return databaseUnless(() => kept.isDown, store.database);
    },
  };
  beforeAll(async () => {
    store = await openBuiltInStore(others);
  }, patienceMs);
  afterAll(() => store.close());
  beforeEach(() => {
    kept.isDown = false;
    nock.enableNetConnect('127.0.0.1');
  });
  return kept;
}

/** A server that sends coupons, with nobody set up to send where nothing else is said. */
export async function startSending(
  database: Database,
  {
    variables = {},
    smtpUrl,
    isOnThisMachine = true,
    isSample = true,
    country = 'US',
    limits,
  }: SendingSetUp = {},
): Promise<SendingOfTest> {
  let opened: SendingOfTest['opened'] | undefined;
  let outbox: Outbox | undefined;
  let close = () => {};
  const server = await startTestServer({
    dimensions: new PageDimensions({ country: countryDimension(undefined, country) }),
    open: async (parts) => {
      outbox = parts.outbox;
      const from = { name: 'Pagewell', address: 'newsletter@pagewell.example' };
      const mailer = openMailer({ smtpUrl, from, outbox });
      const sending = await openSending(
        {
          ...parts,
          ...(limits && { limits }),
          content: { database },
          mailer,
          isOnThisMachine,
          partner,
          isSample,
          couponOf: async (id) => (id === coupon.codes.id ? coupon : undefined),
        },
        settingsOf(variables),
      );
      opened = sending;
      close = () => {
        sending.close();
        mailer.close();
      };
      return sending.routes;
    },
  });
  if (!opened || !outbox) throw new Error('Nothing was opened.');
  const sending: SendingOfTest = {
    server,
    outbox,
    opened,
    post: (body, headers = {}) =>
      server.get(drugApi.send(partner), {
        method: 'POST',
        headers: { ...json, ...headers },
        body: JSON.stringify(body),
      }),
    doneWork: async () => doneWork(JSON.parse((await server.get(drugApi.challenge(partner))).body)),
    send: async (wish, headers = { 'Idempotency-Key': randomUUID() }) =>
      sending.post({ recaptcha: await sending.doneWork(), couponID: coupon.codes.id, ...wish }, headers),
    [Symbol.asyncDispose]: async () => {
      close();
      await server[Symbol.asyncDispose]();
    },
  };
  return sending;
}

export function said({ status, body }: Answer): [number, unknown] {
  return [status, JSON.parse(body)];
}
