import { css } from '@linaria/core';
import {
  centredRow,
  controlBox,
  mutedText,
  plainButton,
  plainList,
  wrappingRow,
} from '#widgets/ui/declarations.ts';
import { tabletFrom } from '#widgets/ui/layout.ts';

export const compareHead = css`
  ${wrappingRow};
  align-items: end;
  gap: var(--space-2) var(--space-3);

  & > label {
    display: grid;
    gap: 2px;
    color: var(--ink-soft);
    font: 600 var(--text-xs) / 1.3 var(--font-ui);
  }
  && select {
    width: 18rem;
    max-width: 100%;
    min-height: 2.25rem;
    padding: 0 var(--space-2);
    ${controlBox};
    background: var(--paper);
    color: var(--ink);
    font: var(--text-xs) / 1.2 var(--font-ui);
  }
  & svg {
    width: 1rem;
    height: 1rem;
  }
  & > p {
    min-height: 2.25rem;
    line-height: 2.25rem;
    font-size: var(--text-xs);
  }
  @media not (min-width: ${tabletFrom}px) {
    & > label {
      flex: 1 1 100%;
    }
    && select {
      width: 100%;
    }
    & > fieldset {
      display: none;
    }
  }
`;

export const compareBody = css`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) clamp(16rem, 25vw, 24rem);
  min-height: 0;
  border-block-start: 1px solid var(--hairline);

  /* Two pages side by side would be too narrow to read: a phone has the list of differences only. */
  @media not (min-width: ${tabletFrom}px) {
    grid-template-columns: minmax(0, 1fr);

    & > :first-child {
      display: none;
    }
  }
`;

export const aside = css`
  min-height: 0;
  padding: var(--space-2) 0 var(--space-4) var(--space-3);
  overflow-y: auto;

  & > p {
    padding-block: var(--space-2);
    font-size: var(--text-xs);
  }
`;

export const changeList = css`
  ${plainList};

  & > li {
    padding: var(--space-2) var(--space-2) var(--space-3);
    border-block-end: 1px solid var(--hairline);
    border-inline-start: 3px solid transparent;
  }
  & > li[aria-current] {
    border-inline-start-color: var(--editorial);
    background: var(--surface-sunken);
  }
  & h3 {
    margin: 0;
    font: 650 var(--text-xs) / 1.4 var(--font-ui);
  }
  & h3 > button {
    min-height: 1.5rem;
    padding: 0;
    ${plainButton};
    color: inherit;
    font: inherit;
    text-align: start;
  }
  & h3 > button:hover {
    text-decoration: underline;
  }
  & > li > p {
    ${centredRow};
    justify-content: space-between;
    gap: var(--space-2);
    ${mutedText};
  }
  & ul {
    ${plainList};
  }
  & ul > li {
    padding-block: var(--space-2) 0;
  }
  & h4 {
    margin: 0 0 var(--space-1);
    font: 600 var(--text-xs) / 1.4 var(--font-ui);
  }
  & small {
    color: var(--ink-soft);
    font-weight: 400;
  }
  & dl {
    margin: 0 0 var(--space-2);
    font-size: var(--text-xs);
  }
  & dl > div {
    display: grid;
    grid-template-columns: 3.25rem minmax(0, 1fr);
    gap: var(--space-2);
    padding-block: 2px;
  }
  & dt {
    color: var(--ink-soft);
    font-weight: 400;
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  & ins {
    background: var(--editorial-soft);
    color: inherit;
    text-decoration: underline 2px;
  }
  & del {
    background: var(--caution-soft);
    color: inherit;
    text-decoration: line-through 2px;
  }
  & code {
    font: 0.8125rem / 1.4 ui-monospace, Menlo, Consolas, monospace;
  }
`;
