import type { Mail } from '#platform/mail/mail.ts';
import { openMailer } from '#platform/mail/mailer.ts';
import { Outbox } from '#platform/outbox.ts';
import { mailServer, type Received } from '../../support/mailServer.ts';

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

let outbox: Outbox;
beforeEach(() => {
  outbox = new Outbox();
});

describe('mails through a mail server', () => {
  test('come in both parts, from us, to one person, with the headers that end them at one click', async () => {
    await using server = await mailServer();
    const mailer = openMailer({ smtpUrl: server.url, from, outbox });
    await mailer.send(mail);
    mailer.close();
    expect([mailer.goesNowhere, outbox.entries()]).toEqual([false, []]);
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
    const mailer = openMailer({ smtpUrl: server.url, from, outbox });
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
    const mailer = openMailer({ smtpUrl: server.url, from, outbox });
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
    const mailer = openMailer({ smtpUrl: server.url, from, outbox });
    await expect(mailer.send(mail)).rejects.toMatchObject({ responseCode: 550 });
    mailer.close();
  });

  test('fail where no mail server answers', async () => {
    const closed = await mailServer();
    await closed[Symbol.asyncDispose]();
    const mailer = openMailer({ smtpUrl: closed.url, from, outbox });
    await expect(mailer.send(mail)).rejects.toThrow();
    mailer.close();
  });
});

test('mails without a mail server are in the outbox as they were written, and as a mail server would get them', async () => {
  const mailer = openMailer({ smtpUrl: undefined, from, outbox });
  await mailer.send(mail);
  expect(mailer.goesNowhere).toBe(true);
  const { to, subject: title, text, html } = mail;
  const source = expect.stringMatching(/^List-Unsubscribe-Post: /m);
  expect(outbox.entries()).toMatchObject([{ kind: 'mail', to, title, text, html, source }]);
  mailer.close();
});
