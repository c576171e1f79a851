import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Document } from '../document/document.ts';
import type { PageShell } from '../document/pageShell.ts';
import { piecesAt } from '../document/pieces.ts';
import { shellPage } from '../page/shellPage.tsx';
import { page, reference, ways } from './errorPage.styles.ts';
import type { PageLink } from './likelyPage.ts';
import { resourceUnavailable } from './resourceUnavailable.ts';

export interface ErrorFacts {
  status: number;
  /** For the reader: what happened and what to do, without internal details. */
  message: string;
  likely?: PageLink | undefined;
  errorId?: string | undefined;
  stack?: string | undefined;
}

export function errorPage(
  { status, message, likely, errorId, stack }: ErrorFacts,
  shell: PageShell,
): Document {
  const heading = headingOf(status);
  return shellPage(
    {
      title: heading,
      part: 'shell-error',
      children: (
        <div className={page}>
          <p>{status}</p>
          <h1>{heading}</h1>
          <p>
            {message}{' '}
            {likely && (
              <>
                Were you looking for{' '}
                <a href={likely.path}>
                  <bdi>{likely.name}</bdi>
                </a>
                ?
              </>
            )}
          </p>
          {(status === 503 || status === 504) && <p>{resourceUnavailable}</p>}
          <div dangerouslySetInnerHTML={{ __html: piecesAt('error', shell) }} />
          <nav className={ways} aria-label="Ways on">
            <a href={siteLinks.home}>Home page</a>
            {status === 404 &&
              shell.site.topics.map(({ path, name }) => (
                <a key={path} href={path}>
                  <bdi>{name}</bdi>
                </a>
              ))}
          </nav>
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

const headings: ReadonlyMap<number, string> = new Map([
  [400, 'We could not read this request'],
  [404, 'We could not find this page'],
  [405, 'This page cannot do that'],
  [410, 'This page was removed'],
  [413, 'This request is too large'],
  [422, 'This article cannot be shown'],
  [429, 'Too many requests in a short time'],
  [500, 'Something went wrong on our side'],
  [503, 'We will be right back'],
  [504, 'This is taking too long'],
]);

function headingOf(status: number): string {
  return headings.get(status) ?? (status >= 500 ? 'Something went wrong on our side' : 'This did not work');
}
