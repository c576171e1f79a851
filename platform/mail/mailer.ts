import { createTransport } from 'nodemailer';
import type { Outbox } from '../outbox.ts';
import type { Mail } from './mail.ts';

export interface Mailer {
  /** @throws Error if the server did not accept it */
  send: (mail: Mail, signal?: AbortSignal) => Promise<void>;
  goesNowhere: boolean;
  close: () => void;
}

interface MailerOptions {
  /** `smtp://` or `smtps://`. Without it mails stay in the outbox. */
  smtpUrl: string | undefined;
  from: { name: string; address: string };
  outbox: Outbox;
}

/** In milliseconds, for each step. */
const limits = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 };

/** A mail's content must not read files or addresses. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

/** Connects when the first mail is sent. */
export function openMailer({ smtpUrl, from, outbox }: MailerOptions): Mailer {
  if (smtpUrl === undefined) {
    const writer = createTransport({ streamTransport: true, buffer: true, ...closed });
    return {
      goesNowhere: true,
      send: async (mail) => {
        const { message } = await writer.sendMail({ ...addressed(mail), from });
        const { to, subject: title, text, html } = mail;
        outbox.add({ kind: 'mail', to, title, text, html, source: message.toString() });
      },
      close: () => writer.close(),
    };
  }
  const server = createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...limits, ...closed });
  return {
    goesNowhere: false,
    send: async (mail, signal) =>
      void (await server.sendMail({ ...addressed(mail), from, ...(signal && { signal }) })),
    close: () => server.close(),
  };
}

/** As an object: a string would be parsed as a list with names. */
function addressed({ to, headers = {}, ...mail }: Mail) {
  return { ...mail, to: { name: '', address: to }, headers: { ...headers } };
}
