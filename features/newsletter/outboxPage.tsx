import { type KeptMail, keptForMs, mostMails } from '../../platform/mail/outbox.ts';
import type { Document } from '../../shell/document/document.ts';
import type { PageShell } from '../../shell/document/pageShell.ts';
import { shellPage } from '../../shell/page/shellPage.tsx';
import { newsletterPage, outbox } from './newsletterPages.styles.ts';

/** Mails that went nowhere, each in both of its parts, and as a mail server would get it. Nothing in them runs. */
export function outboxPage(mails: readonly KeptMail[], shell: PageShell): Document {
  return shellPage(
    {
      title: 'Outbox',
      part: 'newsletter-pages',
      children: (
        <div className={`${newsletterPage} ${outbox}`}>
          <h1>Outbox</h1>
          <p>
            Without <code>SMTP_URL</code> mails go nowhere but here: the last {mostMails}, for{' '}
            {keptForMs / 60_000} minutes, for this machine alone.
          </p>
          {mails.length === 0 && <p role="status">There is none.</p>}
          {mails.map((mail) => (
            <MailShown key={mail.id} mail={mail} />
          ))}
        </div>
      ),
    },
    shell,
  );
}

function MailShown({ mail: { to, subject, text, html, at, source } }: { mail: KeptMail }) {
  const written = new Date(at).toISOString();
  return (
    <article>
      <h2>{subject}</h2>
      <p>
        To <bdi>{to}</bdi>, <time dateTime={written}>{written.slice(0, 16).replace('T', ' ')} UTC</time>
      </p>
      <pre>
        {text.split(/(https?:\/\/\S+)/).map((part, index) =>
          index % 2 === 1 ? (
            <a key={index} href={part}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </pre>
      <details>
        <summary>As a program for mail shows it</summary>
        <iframe
          title={subject}
          srcDoc={html}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          loading="lazy"
        />
      </details>
      <details>
        <summary>As a mail server gets it</summary>
        <pre>{source}</pre>
      </details>
    </article>
  );
}
