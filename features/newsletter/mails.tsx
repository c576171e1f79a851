import { newsletterAddresses } from '#contracts/newsletter.ts';
import type { NewsletterList } from '#schemas/generated/types.ts';
import { MailEnd, MailLink, mailDocument, mailStyles } from '#shell/mail/mailDocument.tsx';
import type { QueuedMail } from './delivery.ts';

interface Publication {
  name: string;
  origin: string;
}

interface MailFacts {
  publication: Publication;
  letters: readonly NewsletterList[];
  /** Signed for this reader; unsubscribes from all newsletters. */
  unsubscribeToken: string;
}

/** `confirmToken` is signed, and names reader and newsletters. */
export function confirmationMail({
  confirmToken,
  ...facts
}: MailFacts & { confirmToken: string }): QueuedMail['mail'] {
  const { publication, letters } = facts;
  return mail(facts, {
    subject: `Please confirm: ${namesOf(letters)}`,
    opening: `Someone, probably you, requested this from ${publication.name}:`,
    button: {
      text: 'Yes, send it to me',
      url: address(publication, newsletterAddresses.confirm, confirmToken),
    },
    closing: 'The link is valid for seven days. If it was not you, do nothing: we will not write again.',
    endText: 'It was not me, delete my address',
  });
}

/** Also sent to a subscriber who signs up again. */
export function welcomeMail(facts: MailFacts, { isKnown }: { isKnown: boolean }): QueuedMail['mail'] {
  const { publication, letters } = facts;
  return mail(facts, {
    subject: isKnown ? `You already get ${namesOf(letters)}` : `Welcome to ${namesOf(letters)}`,
    opening: isKnown
      ? `Someone, probably you, requested again what you already get from ${publication.name}:`
      : `Thank you for confirming. From now on you get this from ${publication.name}:`,
    closing: 'Keep this mail: its link unsubscribes you at any time, with one click.',
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

function mail({ publication, letters, unsubscribeToken }: MailFacts, words: Words): QueuedMail['mail'] {
  const endUrl = address(publication, newsletterAddresses.unsubscribe, unsubscribeToken);
  return {
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

function htmlPart(
  { name, origin }: Publication,
  letters: readonly NewsletterList[],
  { subject, opening, button, closing, endText }: Words,
  endUrl: string,
): string {
  const children = (
    <>
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
            <MailLink url={button.url} style={mailStyles.button}>
              {button.text}
            </MailLink>
          </p>
          <p>
            Or copy this address: <span style={mailStyles.link}>{button.url}</span>
          </p>
        </>
      )}
      <p>{closing}</p>
      <MailEnd name={name} origin={origin} link={{ url: endUrl, text: endText }} />
    </>
  );
  return mailDocument({ subject, from: name, children });
}
