import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import { Outbox } from './outbox.ts';

export interface Mailer {
  /** @throws Error where it could not be handed over */
  send: (mail: Mail) => Promise<void>;
  /** Where mails are that go nowhere; undefined where a mail server takes them. */
  outbox: Outbox | undefined;
  close: () => void;
}

interface MailerOptions {
  /** A mail server, `smtp://` or `smtps://`. Without it mails stay in an outbox in memory. */
  smtpUrl: string | undefined;
  from: { name: string; address: string };
  /** A clock in milliseconds, for the outbox. */
  now?: () => number;
}

/** How long a mail server may take for each step, in milliseconds. Nobody waits for it but the mail. */
const limits = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 };

/** Nothing of a mail is read from files or addresses, whatever stands in it. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

/** Opens the way by which mails leave. No connection is made before there is a mail. */
export function openMailer({ smtpUrl, from, now }: MailerOptions): Mailer {
  if (smtpUrl === undefined) {
    const outbox = new Outbox(now);
    const writer = createTransport({ streamTransport: true, buffer: true, ...closed });
    return {
      outbox,
      send: async (mail) => {
        const { message } = await writer.sendMail({ ...addressed(mail), from });
        outbox.add(mail, message.toString());
      },
      close: () => writer.close(),
    };
  }
  const server = createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...limits, ...closed });
  return {
    outbox: undefined,
    send: async (mail) => void (await server.sendMail({ ...addressed(mail), from })),
    close: () => server.close(),
  };
}

/** The address as an object: as a text it would be read as a list of several, with names. */
function addressed({ to, headers = {}, ...mail }: Mail) {
  return { ...mail, to: { name: '', address: to }, headers: { ...headers } };
}
