import { css } from '@linaria/core';
import { centredRow, sentenceCase } from '../ui/declarations.ts';

export const scores = css`
  margin-top: var(--space-4);
  padding-block: var(--space-3) 0;
  border-block-start: 1px solid var(--hairline);
  font-variant-numeric: tabular-nums;

  & summary {
    min-height: 24px;
    cursor: pointer;
  }
  &[open] > summary {
    margin-bottom: var(--space-2);
  }
  & em {
    ${sentenceCase};
    color: var(--editorial);
    font-style: normal;
  }
`;

export const scoreList = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-2) var(--space-6);
  margin: 0;

  /* The bar is next to its name, aligned with the others, or below it in narrow places. */
  & > div {
    ${centredRow};
    column-gap: var(--space-4);
  }
  @media print {
    grid-template-columns: repeat(4, 1fr);
    column-gap: var(--space-5);
    break-before: avoid;

    & > div {
      column-gap: var(--space-2);
    }
  }
  & dt {
    flex: 3 9.5rem;

    /* Bars of one length, so that they can be compared. */
    @media print {
      flex: 0 0 100%;
    }
  }
  & dd {
    display: flex;
    flex: 2 6rem;
    align-items: center;
    gap: var(--space-4);
    margin: 0;
  }
`;

export const bar = css`
  flex: 1;
  background: var(--hairline);

  & span {
    display: block;
    height: 6px;
    background: var(--editorial);
  }
  /* The length is what it says: neither paper nor a reader's own colors may take it away. */
  print-color-adjust: exact;

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    background: Canvas;
    forced-color-adjust: none;

    & span {
      background: CanvasText;
    }
  }
`;
