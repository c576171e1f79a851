import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { newsletterAddresses } from '../../contracts/newsletter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { NewsletterList } from '../../schemas/generated/types.ts';

/** Whose letters they are. */
interface Publication {
  name: string;
  /** Scheme and host. */
  origin: string;
}

interface MailFacts {
  to: string;
  publication: Publication;
  letters: readonly NewsletterList[];
  /** Signed, for this reader: what ends all letters. */
  unsubscribeToken: string;
}

/** Asks whoever gets the mails of an address whether it was them. `confirmToken` is signed, and names reader and letters. */
export function confirmationMail({ confirmToken, ...facts }: MailFacts & { confirmToken: string }): Mail {
  const { publication, letters } = facts;
  return mail(facts, {
    subject: `Please confirm: ${namesOf(letters)}`,
    opening: `Somebody, probably you, asked for this from ${publication.name}:`,
    button: {
      text: 'Yes, send it to me',
      url: address(publication, newsletterAddresses.confirm, confirmToken),
    },
    closing: 'The link holds for seven days. If it was not you, do nothing: nothing more will come.',
    endText: 'It was not me, forget my address',
  });
}

/** Says that somebody has the letters, and how they end. Also to somebody who asked once more for what comes already. */
export function welcomeMail(facts: MailFacts, { isKnown }: { isKnown: boolean }): Mail {
  const { publication, letters } = facts;
  return mail(facts, {
    subject: isKnown ? `You already get ${namesOf(letters)}` : `Welcome to ${namesOf(letters)}`,
    opening: isKnown
      ? `Somebody, probably you, asked again for what already comes to you from ${publication.name}:`
      : `Thank you for confirming. From now on this comes to you from ${publication.name}:`,
    closing: 'Keep this mail: its link ends the letters at any time, with one click.',
    endText: 'Unsubscribe',
  });
}

interface Words {
  subject: string;
  opening: string;
  button?: { text: string; url: string };
  closing: string;
  endText: string;
}

function mail({ to, publication, letters, unsubscribeToken }: MailFacts, words: Words): Mail {
  const endUrl = address(publication, newsletterAddresses.unsubscribe, unsubscribeToken);
  return {
    to,
    subject: words.subject,
    text: textPart(publication, letters, words, endUrl),
    html: htmlPart(publication, letters, words, endUrl),
    headers: {
      'List-Unsubscribe': `<${endUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}

function address({ origin }: Publication, path: string, token: string): string {
  return `${origin}${path}?t=${token}`;
}

function namesOf(letters: readonly NewsletterList[]): string {
  return letters.map(({ title }) => title).join(', ');
}

function textPart(
  { name, origin }: Publication,
  letters: readonly NewsletterList[],
  { opening, button, closing, endText }: Words,
  endUrl: string,
): string {
  const list = letters.map(({ title, description }) => `* ${title}${description ? `: ${description}` : ''}`);
  return [
    opening,
    list.join('\n'),
    ...(button ? [`${button.text}:\n${button.url}`] : []),
    closing,
    `--\n${name}, ${origin}\n${endText}: ${endUrl}`,
    '',
  ].join('\n\n');
}

/** Programs for mail take styles on elements alone, and know no custom properties. The colours are those of the site, in the light. */
const styles = {
  page: { margin: '0', padding: '24px 12px', background: '#fbf8f1', color: '#17201e' },
  sheet: { maxWidth: '34em', margin: '0 auto', font: '17px/1.6 Georgia, serif' },
  name: { margin: '0 0 24px', font: '600 20px/1.3 Georgia, serif', color: '#0b4f48' },
  button: {
    display: 'inline-block',
    padding: '12px 24px',
    borderRadius: '2px 10px',
    background: '#0b4f48',
    color: '#ffffff',
    font: '600 16px/1.4 Arial, sans-serif',
    textDecoration: 'none',
  },
  link: { color: '#0b4f48', wordBreak: 'break-all' },
  end: {
    marginTop: '32px',
    paddingTop: '16px',
    borderTop: '1px solid #d9d4c5',
    font: '14px/1.5 Arial, sans-serif',
    color: '#55605c',
  },
} as const;

function htmlPart(
  { name, origin }: Publication,
  letters: readonly NewsletterList[],
  { subject, opening, button, closing, endText }: Words,
  endUrl: string,
): string {
  const body = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{subject}</title>
      </head>
      <body style={styles.page}>
        <div style={styles.sheet}>
          <p style={styles.name}>{name}</p>
          <p>{opening}</p>
          <ul>
            {letters.map(({ name: list, title, description }) => (
              <li key={list}>
                <strong>{title}</strong>
                {description ? `: ${description}` : ''}
              </li>
            ))}
          </ul>
          {button && (
            <>
              <p>
                <MailLink url={button.url} style={styles.button}>
                  {button.text}
                </MailLink>
              </p>
              <p>
                Or copy this address: <span style={styles.link}>{button.url}</span>
              </p>
            </>
          )}
          <p>{closing}</p>
          <p style={styles.end}>
            <MailLink url={origin} style={styles.link}>
              {name}
            </MailLink>
            {' · '}
            <MailLink url={endUrl} style={styles.link}>
              {endText}
            </MailLink>
          </p>
        </div>
      </body>
    </html>,
  );
  return `<!doctype html>${body}`;
}

function MailLink({ url, style, children }: { url: string; style: object; children: ReactNode }): ReactNode {
  return (
    <a href={url} target="_blank" rel="noopener" style={style}>
      {children}
    </a>
  );
}
