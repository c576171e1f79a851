import { css } from '@linaria/core';
import { centredRow, hairlineCard, mutedText, sentenceCase, textBlock, uiText } from '../ui/declarations.ts';

export const scorecard = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  ${textBlock};
  padding: var(--space-5) min(var(--space-5), 6vw) var(--space-2);
  ${hairlineCard};
  ${uiText};

  /* Disclosures have their inset. */
  & > :last-child:not(details) {
    margin-bottom: var(--space-3);
  }
`;

export const header = css`
  ${centredRow};
  justify-content: space-between;
  gap: var(--space-4);

  /* No narrower than its longest word: before a word is broken, the score stands below. */
  & > div {
    flex: 1 9rem;
    max-width: 100%;
    color: var(--ink-soft);
    overflow-wrap: break-word;
  }
  & h3 {
    margin: var(--space-1) 0 0;
    color: var(--ink);
    /* Where text is large, a name is large enough before its words have to break. */
    font: 620 min(var(--text-xl), 9.5vw) / var(--leading-tight) var(--font-heading);
    text-wrap: balance;
  }
`;

export const headline = css`
  margin: 0;

  & b {
    margin-inline: 0 0.1em;
    font: 700 var(--text-2xl) / 1.1 var(--font-heading);
    font-variant-numeric: tabular-nums;
  }
  & small {
    ${mutedText};
  }
  & em {
    ${sentenceCase};
    display: block;
    color: var(--editorial);
    font-style: normal;
    font-weight: 700;
  }
`;

export const offer = css`
  ${centredRow};
  gap: var(--space-3) var(--space-5);
`;
