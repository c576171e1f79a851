import { css } from '@linaria/core';
import { mutedUiText } from '../ui/declarations.ts';
import { tabletFrom } from '../ui/layout.ts';

export const quote = css`
  max-width: var(--measure);
  margin: var(--space-5) 0;
  padding-inline-start: var(--space-4);
  border-inline-start: 3px solid var(--editorial);

  /* The words flow around it: a narrow screen has no room for a column. */
  & > img {
    float: inline-start;
    width: 72px;
    height: 72px;
    margin-inline-end: var(--space-4);
    border-radius: var(--radius-leaf);
    object-fit: cover;
  }
  @media (min-width: ${tabletFrom}px) {
    & > div {
      display: flow-root;
    }
  }
  & blockquote {
    margin: 0;
    font-size: var(--text-lg);
    line-height: var(--leading-snug);
    text-wrap: pretty;
  }
`;

export const header = css`
  margin: 0 0 var(--space-2);
  color: var(--editorial);
  font: 600 var(--text-sm) var(--font-ui);
`;

export const source = css`
  margin-top: var(--space-3);
  ${mutedUiText};

  & cite {
    color: var(--ink);
    font-style: normal;
    font-weight: 600;
  }
`;
