import type { IncomingHttpHeaders } from 'node:http';
import type { ContentLog } from '#content/source/contentLog.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { machineName } from '#contracts/machineName.ts';
import type { ActivationPayload, IngestPayload, Newsletter } from '#schemas/generated/types.ts';
import { type Partner, PartnerError, type Partners } from '../parts/partners.ts';
import { hashOfAddress } from './subscriptions.ts';

/** What somebody has just confirmed. */
export interface Confirmed {
  email: string;
  lists: readonly string[];
  /** What the form belongs to, what it counts for, and what tells calls that belong together; as far as it has said so. */
  source?: string | undefined;
  campaignTracker?: string | undefined;
  correlationId?: string | undefined;
}

/**
 * Tells partners that somebody has confirmed letters: by the hash of the address, for readers who have agreed to it on the page
 * that they confirm on.
 *
 * @returns what the service that sends letters calls this reader's session, where there is one and it says so
 */
export type TellPartners = (confirmed: Confirmed, reader: IncomingHttpHeaders) => Promise<string | undefined>;

/** Where letters are sent from. */
type Accounts = Pick<Newsletter, 'sailthruAccount' | 'iterableAccount'>;

interface ConfirmedPartnersOptions {
  partners: Partners;
  log: Pick<ContentLog, 'error'>;
  /** Host of this site, as partners know it. */
  site: string;
  /** The accounts of mailing services, as the site says now. */
  accounts: () => Accounts;
  /** Where events go, and what authorizes us there: a name and a password. */
  ingest: { address: string; credentials: string | undefined } | undefined;
  /** The origin of the service that is told whom letters go to. */
  activationHost: string | undefined;
}

export function confirmedPartners({
  partners,
  log,
  site,
  accounts,
  ingest,
  activationHost,
}: ConfirmedPartnersOptions): TellPartners {
  const events = ingest && partners.connect('ingest', ingestOptions(ingest));
  const activation =
    activationHost === undefined
      ? undefined
      : partners.connect('activation', { address: activationAddress(activationHost), method: 'POST' });

  return async (confirmed, reader) => {
    if (events?.mayAsk(reader)) {
      // Nobody waits for it.
      tellIngest(events, { ...confirmed, iterableAccount: accounts().iterableAccount }, reader).catch(
        (error: unknown) => log.error({ err: error }, 'newsletter: who has confirmed could not be told'),
      );
    }
    if (!activation?.mayAsk(reader)) return undefined;
    try {
      return sessionIn(await activation.ask({ reader, payload: activationOf(confirmed, site, accounts()) }));
    } catch (error) {
      if (!(error instanceof PartnerError)) throw error;
      log.error({ err: error }, 'newsletter subscribe error');
      return undefined;
    }
  };
}

function activationAddress(host: string): string {
  return new URL('/api/activate/site', host).href;
}

function ingestOptions({ address, credentials }: { address: string; credentials: string | undefined }) {
  const authorization =
    credentials === undefined ? undefined : `Basic ${Buffer.from(credentials).toString('base64')}`;
  return { address, method: 'POST', answers: 'anything', authorization } as const;
}

/**
 * Says who somebody is, and then that they have sent a form.
 *
 * @throws Error where either is not taken
 */
export async function tellIngest(
  events: Pick<Partner<'ingest'>, 'ask'>,
  {
    email,
    lists,
    iterableAccount,
  }: Pick<Confirmed, 'email' | 'lists'> & { iterableAccount?: Accounts['iterableAccount'] | undefined },
  reader: IncomingHttpHeaders,
): Promise<void> {
  const userId = hashOfAddress(email);
  await tell({ event: 'identify', userId });
  await tell({
    event: 'form-submitted',
    userId,
    form: 'newsletter',
    lists: [...lists],
    ...(iterableAccount === undefined ? {} : { iterableAccount }),
  });

  async function tell(payload: IngestPayload): Promise<void> {
    try {
      await events.ask({ reader, payload });
    } catch (error) {
      const { message } = error instanceof PartnerError ? causeOf(error) : new Error('unknown');
      throw new Error(`API request failed: ${message}`, { cause: error });
    }
  }
}

function causeOf(error: PartnerError): Error {
  return error.status === undefined ? error : new Error(`API call failed with status: ${error.status}`);
}

function activationOf(
  { email, lists, source, campaignTracker, correlationId }: Confirmed,
  site: string,
  { sailthruAccount }: Accounts,
): ActivationPayload {
  return {
    site,
    email: hashOfAddress(email),
    lists: [...lists],
    ...(campaignTracker === undefined ? {} : { customTc: campaignTracker }),
    ...(sailthruAccount === undefined ? {} : { sailthruAccount }),
    identifiers: {
      ...(source === undefined ? {} : { source }),
      ...(correlationId === undefined ? {} : { correlationId }),
    },
  };
}

/** The answer is the session's name, or has it as `data`. */
function sessionIn(answer: unknown): string | undefined {
  const name = isRecord(answer) ? answer.data : answer;
  return typeof name === 'string' && machineName.test(name) ? name : undefined;
}
