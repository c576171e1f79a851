import { css } from '@linaria/core';

export const prose = css`
  max-width: var(--measure);
  margin-block: var(--space-4);

  & > :first-child {
    margin-top: 0;
  }
  & > :last-child {
    margin-bottom: 0;
  }
  & :is(h2, h3, h4) {
    margin: var(--space-6) 0 0.65rem;
    font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
  }
  & h2 {
    font-size: var(--text-2xl);
  }
  & h3 {
    font-size: var(--text-xl);
  }
  & :is(p, ul, ol, dl, figure, details, :where([role])) {
    margin: 0 0 var(--space-4);
  }
  & li {
    margin-bottom: var(--space-2);
  }
  & blockquote {
    margin: var(--space-5) 0;
    padding-inline-start: var(--space-4);
    border-inline-start: 3px solid var(--editorial);
    color: var(--ink-soft);
  }
  & :is(img, canvas) {
    height: auto;
    border-radius: var(--radius-leaf);
  }
  & table {
    border-collapse: collapse;
  }
  & :is(th, td) {
    padding: var(--space-2) var(--space-3);
    border-bottom: 1px solid var(--hairline);
    text-align: start;
  }
`;
