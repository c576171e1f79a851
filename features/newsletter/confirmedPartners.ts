import type { IncomingHttpHeaders } from 'node:http';
import type { ContentLog } from '#content/source/contentLog.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { machineName } from '#contracts/machineName.ts';
import { type Partner, PartnerError, type Partners } from '#feature-kit/partners.ts';
import type { ActivationPayload, IngestPayload, Newsletter } from '#schemas/generated/types.ts';
import { hashOfAddress } from './subscriptions.ts';

export interface Confirmed {
  email: string;
  lists: readonly string[];
  source?: string | undefined;
  campaignTracker?: string | undefined;
  correlationId?: string | undefined;
}

/** Only if the reader consents at confirmation. @returns the mailing service's session id, if any */
export type TellPartners = (confirmed: Confirmed, reader: IncomingHttpHeaders) => Promise<string | undefined>;

type Accounts = Pick<Newsletter, 'sailthruAccount' | 'iterableAccount'>;

interface ConfirmedPartnersOptions {
  partners: Partners;
  log: Pick<ContentLog, 'error'>;
  site: string;
  accounts: () => Accounts;
  ingest: { address: string; credentials: string | undefined } | undefined;
  activationHost: string | undefined;
}

export function confirmedPartners(options: ConfirmedPartnersOptions): TellPartners {
  const { partners, log, site, accounts, ingest, activationHost } = options;
  const events = ingest && partners.connect('ingest', ingestOptions(ingest));
  const activation =
    activationHost === undefined
      ? undefined
      : partners.connect('activation', {
          address: new URL('/api/activate/site', activationHost).href,
          method: 'POST',
        });

  return async (confirmed, reader) => {
    if (events?.mayAsk(reader)) {
      // Not awaited.
      tellIngest(events, { ...confirmed, iterableAccount: accounts().iterableAccount }, reader).catch(
        (error: unknown) =>
          log.error({ err: error }, 'newsletter: the partner could not be notified of a confirmation'),
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

function ingestOptions({ address, credentials }: { address: string; credentials: string | undefined }) {
  const authorization =
    credentials === undefined ? undefined : `Basic ${Buffer.from(credentials).toString('base64')}`;
  return { address, method: 'POST', answers: 'anything', authorization } as const;
}

/** @throws Error when either event is rejected */
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
  await notify({ event: 'identify', userId });
  await notify({
    event: 'form-submitted',
    userId,
    form: 'newsletter',
    lists: [...lists],
    ...(iterableAccount === undefined ? {} : { iterableAccount }),
  });

  async function notify(payload: IngestPayload): Promise<void> {
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

/** The response is the session id, or has it as `data`. */
function sessionIn(answer: unknown): string | undefined {
  const name = isRecord(answer) ? answer.data : answer;
  return typeof name === 'string' && machineName.test(name) ? name : undefined;
}
