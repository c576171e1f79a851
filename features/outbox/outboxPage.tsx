import { entryLifetimeMs, mostEntries, outboxKinds, type StoredEntry } from '#platform/outbox.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { shellPage } from '#shell/page/shellPage.tsx';
import { outbox } from './outboxPage.styles.ts';

/** As text, as mail programs render them, and as source. Nothing in them runs. */
export function outboxPage(entries: readonly StoredEntry[], shell: PageShell): Document {
  const children = (
    <div className={outbox}>
      <h1>Outbox</h1>
      <p>
        Mails and messages that cannot be sent, such as mails without <code>SMTP_URL</code>: the last{' '}
        {mostEntries}, for {entryLifetimeMs / 60_000} minutes, only on this machine.
      </p>
      {entries.length === 0 && <p role="status">The outbox is empty.</p>}
      {entries.map((entry) => (
        <EntryShown key={entry.id} entry={entry} />
      ))}
    </div>
  );
  return shellPage({ title: 'Outbox', part: 'outbox-page', children }, shell);
}

function EntryShown({ entry: { kind, to, title, text, html, at, source } }: { entry: StoredEntry }) {
  const written = new Date(at).toISOString();
  return (
    <article>
      <h2>{title}</h2>
      <p>
        {outboxKinds[kind]}
        {to !== undefined && (
          <>
            {' to '}
            <bdi>{to}</bdi>
          </>
        )}
        , <time dateTime={written}>{written.slice(0, 16).replace('T', ' ')} UTC</time>
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
      {html !== undefined && (
        <details>
          <summary>As shown by a mail program</summary>
          <iframe
            title={title}
            srcDoc={html}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            loading="lazy"
          />
        </details>
      )}
      {source !== undefined && (
        <details>
          <summary>Source</summary>
          <pre>{source}</pre>
        </details>
      )}
    </article>
  );
}
