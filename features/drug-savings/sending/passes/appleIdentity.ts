import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Who signs passes for Apple wallets. Certificates and key are PEM. */
export interface PassIdentity {
  certificate: string;
  key: string;
  /** Apple's own, that it is signed with (WWDR). */
  issuer: string;
  /** `pass.example.coupon` */
  type: string;
  team: string;
}

/** The files of an identity, and what it is for. */
export interface PassFiles {
  certificate: string;
  key: string;
  issuer: string;
  type: string;
  team: string;
}

/** How long before its end the publisher hears of it, in milliseconds. */
const toldBeforeMs = 30 * 24 * 60 * 60_000;

/** When a certificate ends, where that is soon, or was already: ISO 8601. Phones take no new pass from then on. */
export function endsSoon({ certificate }: Pick<PassIdentity, 'certificate'>): string | undefined {
  const ends = new X509Certificate(certificate).validToDate;
  return ends.getTime() < Date.now() + toldBeforeMs ? ends.toISOString() : undefined;
}

/**
 * Reads what passes are signed with.
 *
 * @throws Error that says what is wrong with it, and nothing of what stands in it
 */
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
