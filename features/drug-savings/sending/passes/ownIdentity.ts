import { generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { PassIdentity } from './appleIdentity.ts';

const aYearMs = 365 * 24 * 60 * 60_000;
const own = { type: 'pass.example.coupon', team: 'SAMPLETEAM' } as const;

export async function newKey(): Promise<KeyObject> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return privateKey;
}

/** For this machine, not stored. Signing works as with Apple's, but phones reject the passes. */
export async function ownIdentity(lastsMs = aYearMs): Promise<PassIdentity> {
  const { default: forge } = await import('node-forge');
  const [issuerKey, passKey] = (await Promise.all([newKey(), newKey()])).map((key) =>
    forge.pki.privateKeyFromPem(key.export({ type: 'pkcs1', format: 'pem' }).toString()),
  );
  if (!issuerKey || !passKey) throw new Error('A key could not be made.');
  const issuerName = [{ name: 'commonName', value: 'Sample authority for passes' }];
  const passName = [
    { name: 'commonName', value: `Pass Type ID: ${own.type}` },
    { name: 'organizationalUnitName', value: own.team },
  ];
  const certificate = (number: string, subject: typeof passName, key: typeof passKey) => {
    const made = forge.pki.createCertificate();
    made.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
    made.serialNumber = number;
    made.validity.notBefore = new Date(Date.now() - 60_000);
    made.validity.notAfter = new Date(Date.now() + lastsMs);
    made.setSubject(subject);
    made.setIssuer(issuerName);
    made.sign(issuerKey, forge.md.sha256.create());
    return forge.pki.certificateToPem(made);
  };
  return {
    ...own,
    issuer: certificate('01', issuerName, issuerKey),
    certificate: certificate('02', passName, passKey),
    key: forge.pki.privateKeyToPem(passKey),
  };
}
