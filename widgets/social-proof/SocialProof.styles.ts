import { css } from '@linaria/core';
import { column, mutedText, textBlock, wrappingRow } from '../ui/declarations.ts';

/** Side by side on phones down to 288 px; stacked with large text, which needs the whole row. */
const rowFrom = '16rem';

export const socialProof = css`
  container-type: inline-size;
  ${wrappingRow};
  ${textBlock};
  padding: var(--space-4) 0;
  border-block: 1px solid var(--hairline);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  list-style: none;

  & li {
    ${column};
    align-items: center;
    gap: var(--space-1);
    width: 100%;
    padding: var(--space-2) min(var(--space-3), 2cqi);
    /* Long words alone are broken, and shorter ones never. */
    hyphens: auto;
    hyphenate-limit-chars: 14 5 5;
    overflow-wrap: anywhere;
    text-align: center;
    text-wrap: balance;
  }
  @container (min-width: ${rowFrom}) {
    &[data-tiles='2'] > li {
      width: 50%;
    }
    &[data-tiles='3'] > li {
      width: 33.33%;
    }
    & li + li {
      border-inline-start: 1px solid var(--hairline);
    }
  }
  & :is(b, span) {
    unicode-bidi: plaintext;
  }
  & b {
    font-size: clamp(var(--text-xs), 4.4cqi, var(--text-sm));
  }
  & svg {
    width: 2.5rem;
    height: auto;
    margin-bottom: var(--space-1);
    color: var(--editorial);
  }
  & span {
    ${mutedText};
  }
`;
