import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { Mail } from '../../../platform/mail/mail.ts';
import { openMailer } from '../../../platform/mail/mailer.ts';
import { keptForMs, mostMails, Outbox } from '../../../platform/mail/outbox.ts';

const from = { name: 'Pagewell', address: 'newsletter@pagewell.example' };
const mail: Mail = {
  to: 'ada@example.org',
  subject: 'Grüße, please confirm',
  text: 'Plain words',
  html: '<p>Words</p>',
  headers: {
    'List-Unsubscribe': '<https://pagewell.example/end>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
};

interface Received {
  from: string | false;
  to: string[];
  source: string;
}

/** A mail server of this machine, which keeps what it takes. */
async function mailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : false,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    [Symbol.asyncDispose]: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

describe('mails through a mail server', () => {
  test('come in both parts, from us, to one person, with the headers that end them at one click', async () => {
    await using server = await mailServer();
    const mailer = openMailer({ smtpUrl: server.url, from });
    await mailer.send(mail);
    mailer.close();
    expect(mailer.outbox).toBeUndefined();
    expect(server.received).toMatchObject([{ from: from.address, to: [mail.to] }]);
    const { source } = server.received[0] as Received;
    expect(source).toMatch(/^From: Pagewell <newsletter@pagewell\.example>\r$/m);
    expect(source).toMatch(/^To: ada@example\.org\r$/m);
    expect(source).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(source).toMatch(/^List-Unsubscribe: <https:\/\/pagewell\.example\/end>\r$/m);
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(source).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(source).toContain('Plain words');
    expect(source).toContain('<p>Words</p>');
  });

  test.each([
    'ada@example.org\r\nBcc: eve@example.org',
    'ada@example.org, eve@example.org',
    '"x" <eve@example.org>, ada@example.org',
  ])('to %j reach nobody else', async (to) => {
    await using server = await mailServer();
    const mailer = openMailer({ smtpUrl: server.url, from });
    await mailer.send({ ...mail, to }).catch(() => undefined);
    mailer.close();
    for (const { to: recipients, source } of server.received) {
      expect(recipients).toHaveLength(1);
      expect(recipients).not.toContain('eve@example.org');
      expect(source).not.toMatch(/^bcc:/im);
    }
  });

  test('with a line break in the subject have one header', async () => {
    await using server = await mailServer();
    const mailer = openMailer({ smtpUrl: server.url, from });
    await mailer.send({ ...mail, subject: 'Hello\r\nBcc: eve@example.org' });
    mailer.close();
    expect(server.received).toMatchObject([{ to: [mail.to] }]);
    expect(server.received[0]?.source).not.toMatch(/^bcc:/im);
  });

  test('say why they were not taken', async () => {
    await using server = await mailServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('No such person'), { responseCode: 550 })),
    });
    const mailer = openMailer({ smtpUrl: server.url, from });
    await expect(mailer.send(mail)).rejects.toMatchObject({ responseCode: 550 });
    mailer.close();
  });

  test('fail where no mail server answers', async () => {
    const closed = await mailServer();
    await closed[Symbol.asyncDispose]();
    const mailer = openMailer({ smtpUrl: closed.url, from });
    await expect(mailer.send(mail)).rejects.toThrow();
    mailer.close();
  });
});

describe('mails without a mail server', () => {
  test('are in the outbox as they were written, and as a mail server would get them', async () => {
    const mailer = openMailer({ smtpUrl: undefined, from, now: () => 1_000 });
    await mailer.send(mail);
    const [kept] = mailer.outbox?.mails() ?? [];
    expect(kept).toMatchObject({ ...mail, at: 1_000 });
    expect(kept?.source).toMatch(/^List-Unsubscribe-Post: /m);
    mailer.close();
  });

  test('are kept for an hour', () => {
    let now = 0;
    const outbox = new Outbox(() => now);
    outbox.add(mail, '');
    now = keptForMs - 1;
    expect(outbox.mails()).toHaveLength(1);
    now = keptForMs;
    expect(outbox.mails()).toHaveLength(0);
  });

  test('are the last fifty, the newest first', () => {
    const outbox = new Outbox();
    for (let count = 0; count <= mostMails; count++) outbox.add({ ...mail, subject: String(count) }, '');
    expect(mostMails).toBe(50);
    expect(outbox.mails()).toHaveLength(mostMails);
    expect([outbox.mails().at(0)?.subject, outbox.mails().at(-1)?.subject]).toEqual(['50', '1']);
  });
});
