import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isRecord } from '#contracts/json/isRecord.ts';
import { ConfigurationError, type ValuesOf } from '#platform/configuration/setting.ts';
import { type PassIdentity, readAppleIdentity } from './passes/appleIdentity.ts';
import type { PassSigner } from './passes/googlePass.ts';
import type { sendingSettings } from './sendingSettings.ts';
import { type TextMessages, textService } from './textMessages.ts';

export type SendingSettings = ValuesOf<typeof sendingSettings>;

export function textsBy({ smsUrl, smsToken }: SendingSettings): TextMessages | undefined {
  requireWhole({ SMS_API_URL: smsUrl, SMS_API_TOKEN: smsToken });
  return smsUrl === undefined || smsToken === undefined
    ? undefined
    : textService({ url: smsUrl, token: smsToken });
}

/** Files are read at the start, so that a wrong one fails early. @throws ConfigurationError */
export async function appleBy({
  appleCertificate: certificate,
  appleKey: key,
  appleIssuer: issuer,
  appleType: type,
  appleTeam: team,
}: SendingSettings): Promise<PassIdentity | undefined> {
  requireWhole({
    APPLE_PASS_CERTIFICATE: certificate,
    APPLE_PASS_KEY: key,
    APPLE_PASS_WWDR: issuer,
    APPLE_PASS_TYPE: type,
    APPLE_PASS_TEAM: team,
  });
  if (!certificate || !key || !issuer || !type || !team) return undefined;
  return ofUse('APPLE_PASS_CERTIFICATE, _KEY and _WWDR', () =>
    readAppleIdentity({ certificate, key, issuer, type, team }),
  );
}

export async function googleBy(settings: SendingSettings): Promise<PassSigner | undefined> {
  const { googleKey, googleIssuer: issuer } = settings;
  requireWhole({ GOOGLE_WALLET_KEY: googleKey, GOOGLE_WALLET_ISSUER: issuer });
  if (!googleKey || !issuer) return undefined;
  return ofUse('GOOGLE_WALLET_KEY', async () => ({ ...(await readAccount(googleKey)), issuer }));
}

async function readAccount(file: string): Promise<{ email: string; key: KeyObject }> {
  const account: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isRecord(account)) throw new Error('It has no account.');
  const { client_email: email, private_key: key } = account;
  if (typeof email !== 'string' || typeof key !== 'string') throw new Error('It has no account.');
  return { email, key: createPrivateKey(key) };
}

/** @throws ConfigurationError when only some are set */
function requireWhole(values: Readonly<Record<string, string | undefined>>): void {
  const missing = Object.keys(values).filter((name) => values[name] === undefined);
  if (missing.length > 0 && missing.length < Object.keys(values).length)
    throw new ConfigurationError(
      `${Object.keys(values).join(', ')} go together: ${missing.join(', ')} is missing.`,
    );
}

/** @throws ConfigurationError that names the variables, without the files' content */
async function ofUse<Value>(variables: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (cause) {
    throw new ConfigurationError(
      `The files of ${variables} are not usable: they cannot be read, have the wrong type, or do not match.`,
      { cause },
    );
  }
}
