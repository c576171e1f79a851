import { createHash, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { importSPKI, jwtVerify } from 'jose';
import forge from 'node-forge';
import { applePass, applePassContent } from '#features/drug-savings/sending/passes/applePass.ts';
import { googlePassPayload, googleSaveId } from '#features/drug-savings/sending/passes/googlePass.ts';
import { ownIdentity } from '#features/drug-savings/sending/passes/ownIdentity.ts';
import { ConfigurationError } from '#platform/configuration/setting.ts';
import { coupon, said, startSending, storeForTests } from './sendingForEachTest.ts';

const store = storeForTests();
const apple = { sendType: 'wallet', platform: 'ios' };
const google = { sendType: 'wallet', platform: 'android' };
const sender = { name: 'Pagewell', origin: 'https://pagewell.example', isSample: true };
const identity = ownIdentity();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewell-passes-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe('a pass for an Apple wallet', () => {
  test('is answered as the JSON of a buffer, whose files are as its manifest says', async () => {
    await using sending = await startSending(store.database);
    const [status, body] = said(await sending.send(apple));
    expect([status, body]).toEqual([
      200,
      { success: true, data: { type: 'Buffer', data: expect.any(Array) } },
    ]);
    const files = filesOf(bytesIn(body));
    const manifest: unknown = JSON.parse(String(files.get('manifest.json')));
    const hashes = [...files]
      .filter(([name]) => name !== 'manifest.json' && name !== 'signature')
      .map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')]);
    expect(manifest).toEqual(Object.fromEntries(hashes));
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['pass.json', 'signature', 'icon.png', 'icon@2x.png', 'logo.png']),
    );
    expect(files.get('icon.png')?.subarray(1, 4).toString()).toBe('PNG');
    expect(sending.outbox.entries()).toMatchObject([{ kind: 'pass', title: 'Coupon for an Apple wallet' }]);
  });

  test('is signed over its manifest, by the certificate that it carries', async () => {
    const { certificate, ...others } = await identity;
    const content = applePassContent(coupon, sender, others);
    const files = filesOf(await applePass(content, { certificate, ...others }));
    const message = forge.pkcs7.messageFromAsn1(
      forge.asn1.fromDer(forge.util.createBuffer(files.get('signature')?.toString('binary') ?? '')),
    );
    const carried = 'certificates' in message ? message.certificates : [];
    const serials = carried.map(({ serialNumber }) => Number.parseInt(serialNumber, 16)).sort();
    expect(serials).toEqual([1, 2]);
    const { attributes, signature } = signerOf(message);
    const digest = createHash(attributes.isSha256 ? 'sha256' : 'sha1')
      .update(files.get('manifest.json') ?? '')
      .digest('hex');
    expect(attributes.digest).toBe(digest);
    expect(signature).toBe(true);

    function signerOf(signed: object) {
      const captured: unknown = Reflect.get(signed, 'rawCapture');
      const capture = captured as {
        signature: string;
        authenticatedAttributes: forge.asn1.Asn1[];
        digestAlgorithm: string;
      };
      const set = forge.asn1.create(
        forge.asn1.Class.UNIVERSAL,
        forge.asn1.Type.SET,
        true,
        capture.authenticatedAttributes,
      );
      const der = forge.asn1.toDer(set).getBytes();
      const isSha256 = forge.asn1.derToOid(capture.digestAlgorithm) === forge.pki.oids.sha256;
      const hash = (isSha256 ? forge.md.sha256 : forge.md.sha1).create().update(der).digest().getBytes();
      const key = forge.pki.certificateFromPem(certificate).publicKey as forge.pki.rsa.PublicKey;
      const told = capture.authenticatedAttributes
        .map((attribute) => attribute.value as forge.asn1.Asn1[])
        .find(([oid]) => forge.asn1.derToOid(oid?.value as string) === forge.pki.oids.messageDigest);
      const [, values] = told ?? [];
      const [value] = (values?.value ?? []) as forge.asn1.Asn1[];
      return {
        attributes: { isSha256, digest: forge.util.bytesToHex(String(value?.value)) },
        signature: key.verify(hash, capture.signature),
      };
    }
  });

  test('says what the coupon says, and is known by nothing that it can be asked for with', async () => {
    const content = applePassContent(coupon, sender, await identity);
    const told = JSON.stringify(content);
    for (const part of [
      'Zzcanarium',
      '20mg tablet',
      'Corner Pharmacy',
      '$12.50',
      'ZZ1234567',
      'Sample prices',
    ])
      expect(told).toContain(part);
    expect(told).not.toContain(coupon.codes.id);
    expect(content.serialNumber).toBe(applePassContent(coupon, sender, await identity).serialNumber);
    const bare = { ...coupon, medicine: undefined, offer: undefined };
    expect(
      JSON.stringify(applePassContent(bare, { ...sender, isSample: false }, await identity)),
    ).not.toMatch(/undefined|Sample prices|canarium|\$/);
  });

  test('is signed with the files that are set up, on any site', async () => {
    const { certificate, key, issuer } = await identity;
    const variables = {
      APPLE_PASS_CERTIFICATE: fileWith('pass.pem', certificate),
      APPLE_PASS_KEY: fileWith('key.pem', key),
      APPLE_PASS_WWDR: fileWith('wwdr.pem', issuer),
      APPLE_PASS_TYPE: 'pass.org.example.coupon',
      APPLE_PASS_TEAM: 'ABCDE12345',
    };
    await using sending = await startSending(store.database, { variables, isOnThisMachine: false });
    expect(sending.opened.sends).toEqual({ email: false, textMessage: false, ios: true, android: false });
    const [, body] = said(await sending.send(apple));
    expect(JSON.parse(String(filesOf(bytesIn(body)).get('pass.json')))).toMatchObject({
      passTypeIdentifier: 'pass.org.example.coupon',
      teamIdentifier: 'ABCDE12345',
    });
    expect(sending.outbox.entries()).toHaveLength(0);

    const { key: another, issuer: other } = await ownIdentity();
    for (const wrong of [
      { APPLE_PASS_KEY: fileWith('another.pem', another) },
      { APPLE_PASS_WWDR: fileWith('other.pem', other) },
      { APPLE_PASS_KEY: join(folder, 'nowhere.pem') },
      { APPLE_PASS_CERTIFICATE: fileWith('none.pem', 'none') },
    ]) {
      const start = startSending(store.database, { variables: { ...variables, ...wrong } });
      await expect(start).rejects.toThrow(ConfigurationError);
    }
    const { APPLE_PASS_TEAM: _left, ...some } = variables;
    await expect(startSending(store.database, { variables: some })).rejects.toThrow(
      'APPLE_PASS_TEAM is missing',
    );
  });

  test.each([
    [29, true],
    [31, false],
  ])('is told of at the start where its certificate ends in %i days: %p', async (days, isTold) => {
    const { certificate, key, issuer } = await ownIdentity(days * 24 * 3_600_000);
    const variables = {
      APPLE_PASS_CERTIFICATE: fileWith(`${days}.pem`, certificate),
      APPLE_PASS_KEY: fileWith(`${days}-key.pem`, key),
      APPLE_PASS_WWDR: fileWith(`${days}-wwdr.pem`, issuer),
      APPLE_PASS_TYPE: 'pass.org.example.coupon',
      APPLE_PASS_TEAM: 'ABCDE12345',
    };
    await using sending = await startSending(store.database, { variables });
    expect(JSON.stringify(sending.server.lines).includes('APPLE_PASS_CERTIFICATE ends')).toBe(isTold);
  });

  test('has certificates of our own on this machine, whose keys are as long as they have to be', async () => {
    const { certificate, issuer } = await identity;
    const made = new X509Certificate(certificate);
    expect(made.verify(new X509Certificate(issuer).publicKey)).toBe(true);
    expect(made.publicKey.asymmetricKeyDetails?.modulusLength).toBe(2048);
  });
});

describe('a pass for Google’s wallet', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const variables = () => ({
    GOOGLE_WALLET_KEY: fileWith(
      'account.json',
      JSON.stringify({
        client_email: 'passes@site.iam.example',
        private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      }),
    ),
    GOOGLE_WALLET_ISSUER: '3388000000012345678',
  });

  test('is a link that the account has signed, says that it is a coupon, and not for what', async () => {
    await using sending = await startSending(store.database, {
      variables: variables(),
      isOnThisMachine: false,
    });
    expect(sending.opened.sends).toEqual({ email: false, textMessage: false, ios: false, android: true });
    expect(sending.opened.walletSaveAddress).toBe('https://pay.google.com/gp/v/save/');
    const [status, body] = said(await sending.send(google));
    expect([status, body]).toEqual([200, { success: true, data: expect.any(String) }]);
    const id = String(dataOf(body));
    const spki = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const { payload, protectedHeader } = await jwtVerify(id, await importSPKI(spki, 'RS256'), {
      audience: 'google',
      issuer: 'passes@site.iam.example',
    });
    expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT' });
    expect(payload).toMatchObject({
      typ: 'savetowallet',
      origins: [sending.server.parts.siteOrigin],
      payload: { genericObjects: [{ classId: '3388000000012345678.pharmacy-coupon' }] },
    });
    const told = JSON.stringify(payload);
    for (const part of ['ZZ1234567', 'Corner Pharmacy', '$12.50', 'Sample prices'])
      expect(told).toContain(part);
    for (const part of ['canarium', 'Zzbrandol', '20mg', 'tablet', coupon.codes.id])
      expect(told).not.toContain(part);
    // Google takes no longer ones in a link.
    expect(id.length).toBeLessThan(1_800);
    expect(sending.outbox.entries()).toHaveLength(0);
  });

  test('stays short enough for a link where names are long', async () => {
    const name = 'P'.repeat(80);
    const offer = { retailer: 'R'.repeat(200), amount: 123_456.78 };
    const payload = googlePassPayload({ ...coupon, offer }, { ...sender, name }, '3388000000012345678');
    const signer = { email: `passes@${'a'.repeat(40)}.example`, key: privateKey, issuer: '' };
    expect((await googleSaveId(payload, signer, 'https://www.publication.example')).length).toBeLessThan(
      1_800,
    );
  });

  test('is in the outbox where nobody is set up to sign it', async () => {
    await using sending = await startSending(store.database);
    const [, body] = said(await sending.send(google));
    expect(sending.opened.walletSaveAddress).toBe('/outbox/pass/');
    expect(sending.outbox.entries()).toMatchObject([
      { kind: 'pass', source: dataOf(body), text: expect.stringContaining('Rx Bin: 000000\n') },
    ]);
  });

  test('is not set up with a file that holds no account, or without a number', async () => {
    const faulty = { ...variables(), GOOGLE_WALLET_KEY: fileWith('faulty.json', '{"private_key":"secret"}') };
    await expect(startSending(store.database, { variables: faulty })).rejects.toThrow(ConfigurationError);
    await expect(startSending(store.database, { variables: faulty })).rejects.not.toThrow('secret');
    const { GOOGLE_WALLET_ISSUER: _left, ...some } = variables();
    await expect(startSending(store.database, { variables: some })).rejects.toThrow('is missing');
  });
});

function dataOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : undefined;
}

function bytesIn(body: unknown): Buffer {
  return Buffer.from(Reflect.get(Object(dataOf(body)), 'data') as number[]);
}

function filesOf(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [at + 28, at + 30, at + 32].map((offset) => zip.readUInt16LE(offset));
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(begin, begin + size);
    files.set(
      zip.toString('utf8', at + 46, at + 46 + (name ?? 0)),
      method === 8 ? inflateRawSync(packed) : packed,
    );
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
