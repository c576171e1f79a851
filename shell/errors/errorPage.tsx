import { siteLinks } from '../../contracts/siteAddresses.ts';
import type { Document } from '../page/document.ts';
import type { PageShell } from '../page/pageShell.ts';
import { piecesAt } from '../page/pieces.ts';
import { shellPage } from '../page/shellPage.tsx';
import { page, reference } from './errorPage.styles.ts';
import { headingOf } from './errorText.ts';

/** What an error page says. */
export interface ErrorFacts {
  /** HTTP status. */
  status: number;
  /** For the reader: what happened and what can be done, in words that give nothing away. */
  message: string;
  /** Names the error in the log. */
  errorId?: string | undefined;
  /** Shown where it is handed in: in development alone. */
  stack?: string | undefined;
}

/** The page of an error: what happened, a name for it, and ways on. Never listed by search engines. */
export function errorPage({ status, message, errorId, stack }: ErrorFacts, shell: PageShell): Document {
  const heading = headingOf(status);
  return shellPage(
    {
      title: heading,
      part: 'shell-error',
      children: (
        <div className={page}>
          <p>{status}</p>
          <h1>{heading}</h1>
          <p>{message}</p>
          <p>
            <a href={siteLinks.home}>Go to the home page</a>.
          </p>
          <div dangerouslySetInnerHTML={{ __html: piecesAt('error', shell) }} />
          {errorId && (
            <p className={reference}>
              If you tell us about this, please mention the reference <code>{errorId}</code>.
            </p>
          )}
          {stack && <pre>{stack}</pre>}
        </div>
      ),
    },
    shell,
  );
}
