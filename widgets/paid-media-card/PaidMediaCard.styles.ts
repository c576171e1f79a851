import { css } from '@linaria/core';
import { column, mutedText } from '../ui/declarations.ts';

const twoColumnsFrom = '34rem';

export const label = css`
  padding: var(--space-3) min(var(--space-5), 6vw) 0;
`;

export const body = css`
  display: grid;

  & > img {
    display: block;
    width: 100%;
    height: 100%;
    max-height: 10rem;
    margin-top: var(--space-3);
    object-fit: contain;
  }
  @container (min-width: ${twoColumnsFrom}) {
    grid-auto-columns: 4fr 6fr;
    grid-auto-flow: column;

    & > img {
      max-height: none;
      margin-top: 0;
    }
    & > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

export const text = css`
  ${column};
  align-items: start;
  justify-content: center;
  gap: var(--space-3);
  min-width: 0;
  padding: min(var(--space-5), 6vw);
  --button-padding: min(var(--space-5), 6vw);

  & > small {
    ${mutedText};
  }
  & > b {
    font-size: var(--text-lg);
    line-height: var(--leading-tight);
    text-wrap: balance;
  }
  & > p {
    margin: 0;
  }
  & > a {
    flex: none;
    align-self: stretch;
  }
  & > [data-length] {
    margin-inline: 0;
  }
`;

export const badge = css`
  padding: var(--space-1) min(var(--space-3), 3vw);
  border: 1px solid var(--control-line);
`;

export const finePrint = css`
  display: block;
  font-size: var(--text-xs);
  font-weight: 400;
`;
