import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';

export interface PassIdentity {
  certificate: string;
  key: string;
  /** Apple's intermediate certificate (WWDR). */
  issuer: string;
  type: string;
  team: string;
}

export interface PassFiles {
  certificate: string;
  key: string;
  issuer: string;
  type: string;
  team: string;
}

const warnBeforeMs = 30 * 24 * 60 * 60_000;

/** ISO 8601, if soon or past. Phones then accept no new pass. */
export function endsSoon({ certificate }: Pick<PassIdentity, 'certificate'>): string | undefined {
  const ends = new X509Certificate(certificate).validToDate;
  return ends.getTime() < Date.now() + warnBeforeMs ? ends.toISOString() : undefined;
}

/** @throws Error that describes the fault without the files' content */
export async function readAppleIdentity({ type, team, ...files }: PassFiles): Promise<PassIdentity> {
  const read = (file: string) => readFile(file, 'utf8');
  const [certificate, key, issuer] = await Promise.all([
    read(files.certificate),
    read(files.key),
    read(files.issuer),
  ]);
  const signedBy = new X509Certificate(issuer);
  const own = new X509Certificate(certificate);
  if (!own.checkPrivateKey(createPrivateKey(key)))
    throw new Error('APPLE_PASS_KEY is not the key of APPLE_PASS_CERTIFICATE.');
  if (!own.verify(signedBy.publicKey)) throw new Error('APPLE_PASS_WWDR has not signed it.');
  return { certificate, key, issuer, type, team };
}
