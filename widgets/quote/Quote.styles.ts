import { css } from '@linaria/core';
import { quietUiText, wrappingRow } from '../ui/declarations.ts';

export const quote = css`
  ${wrappingRow};
  gap: var(--space-4) var(--space-5);
  max-width: var(--measure);
  margin: var(--space-6) 0;
  padding-inline-start: var(--space-5);
  border-inline-start: 3px solid var(--editorial);

  & > img {
    flex: none;
    width: 72px;
    height: 72px;
    border-radius: var(--radius-leaf);
    object-fit: cover;
  }
  /* On a narrow screen the words stand below the picture. */
  & > div {
    flex: 1 16rem;
    min-width: 0;
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
  ${quietUiText};

  & cite {
    color: var(--ink);
    font-style: normal;
    font-weight: 600;
  }
`;
