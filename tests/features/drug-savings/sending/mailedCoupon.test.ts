import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { couponMail } from '#features/drug-savings/sending/couponMail.tsx';
import { textMessage } from '#features/drug-savings/sending/couponWords.ts';
import { mailDeadlineMs } from '#features/drug-savings/sending/ways.ts';
import { mailServer, type Received } from '../../../support/mailServer.ts';
import { coupon, said, startSending, storeForTests } from './sendingForEachTest.ts';

const store = storeForTests();
const wish = { sendType: 'email', email: 'ada@example.org' };
const failure = { success: false, error: expect.any(String) };
const sender = { name: 'Pagewell', origin: 'https://pagewell.example', isSample: true };

describe('a coupon by mail', () => {
  test('comes through a mail server to one person, and its subject names no medicine', async () => {
    await using mail = await mailServer();
    await using sending = await startSending(store.database, { smtpUrl: mail.url });
    expect((await sending.send(wish)).status).toBe(200);
    expect(mail.received).toMatchObject([{ to: ['ada@example.org'] }]);
    const { source } = mail.received[0] as Received;
    expect(source).toMatch(/^Subject: Your pharmacy coupon from Pagewell\r$/m);
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(source).toMatch(/^Content-Type: multipart\/alternative;/m);
    for (const part of ['Rx Bin', '000000', 'Zzcanarium', 'Corner Pharmacy', '$12.50'])
      expect(source).toContain(part);
  });

  test('says the same in both parts', () => {
    const { text, html } = couponMail('ada@example.org', coupon, sender);
    for (const said of [
      'Sample prices, not real offers',
      'Zzcanarium',
      'Zzbrandol, 20mg tablet, 30 tablets',
      'Corner Pharmacy',
      '$12.50',
      'November 26, 2026',
      'ZZ1234567',
      'Ask for the cash price too',
      'must match the prescription',
      'not insurance',
      'https://pagewell.example/privacy-policy',
    ]) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
    for (const part of ['<html lang="en">', '<title>Your pharmacy coupon from Pagewell</title>', '<h1'])
      expect(html).toContain(part);
  });

  test('leaves out what nobody has sealed, what our list has no more, and the note of samples where prices are real', () => {
    const bare = { codes: coupon.codes, medicine: undefined, offer: undefined, seenAt: coupon.seenAt };
    const { text, html } = couponMail('ada@example.org', bare, { ...sender, isSample: false });
    for (const part of ['Sample', 'Pharmacy:', 'Price', 'Medicine', 'undefined', 'November'])
      expect(text + html).not.toContain(part);
    expect(text).toContain('Rx Bin: 000000');
  });

  test('says of controlled medicines that some pharmacies take no coupon', () => {
    const medicine = { ...coupon.medicine, isControlled: true } as typeof coupon.medicine;
    const said = 'Some pharmacies take no coupon for controlled medicines.';
    expect(couponMail('a@b.example', { ...coupon, medicine }, sender).text).toContain(said);
    expect(couponMail('a@b.example', coupon, sender).text).not.toContain(said);
  });

  test.each([421, 550])(
    'answers 502 where the mail server says %i, and logs no address',
    async (responseCode) => {
      await using mail = await mailServer({
        onRcptTo: ({ address }, _session, done) =>
          done(Object.assign(new Error(`No ${address} here`), { responseCode })),
      });
      await using sending = await startSending(store.database, { smtpUrl: mail.url });
      expect(said(await sending.send(wish))).toEqual([502, failure]);
      const lines = JSON.stringify(sending.server.lines);
      expect(lines).toContain('a coupon could not be sent');
      expect(lines).toContain(String(responseCode));
      for (const told of ['ada@', 'example.org', 'coupon-1']) expect(lines).not.toContain(told);
    },
  );

  test('answers 502 where the mail server has a certificate that nobody vouches for', async () => {
    await using mail = await mailServer({ secure: true });
    const smtpUrl = mail.url.replace('smtp:', 'smtps:');
    await using sending = await startSending(store.database, { smtpUrl });
    expect(said(await sending.send(wish))).toEqual([502, failure]);
    expect(mail.received).toHaveLength(0);
  });

  test('answers 502 within eight seconds where the mail server is silent, and hangs up', async () => {
    expect(mailDeadlineMs).toBeLessThan(8_000);
    const hungUp = Promise.withResolvers<void>();
    const silent = createServer((socket) => socket.on('close', () => hungUp.resolve()).on('error', () => {}));
    const port = await listening(silent);
    await using sending = await startSending(store.database, { smtpUrl: `smtp://127.0.0.1:${port}` });
    expect(said(await sending.send(wish))).toEqual([502, failure]);
    await hungUp.promise;
    silent.close();
  }, 20_000);
});

describe('a coupon by text', () => {
  test('has the codes, and names no medicine', async () => {
    const text = textMessage(coupon, sender);
    for (const part of ['Sample prices', 'Rx Bin 000000', 'ZZ1234567', '$12.50 at Corner Pharmacy'])
      expect(text).toContain(part);
    for (const part of ['canarium', 'Zzbrandol', '20mg', 'tablet', 'http', coupon.codes.id])
      expect(text).not.toContain(part);
    expect(text.length).toBeLessThanOrEqual(306);
  });

  test('names no pharmacy and no price that nobody has sealed', () =>
    expect(textMessage({ ...coupon, offer: undefined }, sender)).not.toMatch(/\$| at /));
});

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
