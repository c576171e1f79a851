import { css } from '@linaria/core';
import { shortPage } from '#shell/design/shortPage.ts';

export const outbox = css`
  ${shortPage}
  & article {
    margin-top: var(--space-6);
    padding-top: var(--space-4);
    border-top: 1px solid var(--hairline);
  }
  & h2 {
    margin: 0 0 var(--space-2);
    font: 620 var(--text-lg) / var(--leading-snug) var(--font-heading);
  }
  & pre {
    padding: var(--space-4);
    border: 1px solid var(--hairline);
    background: var(--surface);
    color: var(--ink);
    font: var(--text-xs) / 1.5 ui-monospace, monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & iframe {
    width: 100%;
    height: 34rem;
    border: 1px solid var(--hairline);
    background: white;
  }
`;
