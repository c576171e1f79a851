import { css } from '@linaria/core';
import { plainList, wrappingRow } from './declarations.ts';

const columnsFrom = '26rem';

/** `--longest`, the length of the longest word, scales the font so that no figure wraps. */
export const figureList = css`
  display: grid;
  gap: 0 var(--space-5);
  ${plainList};

  & > li {
    ${wrappingRow};
    align-items: baseline;
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-3);
    border-top: 1px solid var(--hairline);
    color: var(--ink-soft);
  }
  & > li > div {
    min-width: min(45%, var(--longest) * 0.7em);
    color: var(--ink);
    font: 620 clamp(1.25rem, 14rem / var(--longest), var(--text-2xl)) / var(--leading-tight) var(--font-heading);
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
    /* Signs and units stand where they belong, in every language. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
    unicode-bidi: plaintext;
  }
  & > li > span {
    flex: 1 1 9rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  @container (min-width: ${columnsFrom}) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, var(--longest) * 0.95rem)), 1fr));

    & > li {
      display: block;
    }
    & > li > div {
      margin-bottom: var(--space-2);
    }
  }
`;
