import { css } from '@linaria/core';
import { centredRow, oneLine } from '#widgets/ui/declarations.ts';
import { largePhoneFrom, tabletFrom, twoPanesFrom } from '#widgets/ui/layout.ts';

export const topBar = css`
  ${centredRow};
  gap: var(--space-1) var(--space-4);
  padding: var(--space-1) var(--space-4);
  border-bottom: 1px solid var(--hairline);
  background: var(--surface);
`;

export const titles = css`
  flex: 1 1 14rem;
  min-width: 0;

  @media not (min-width: ${largePhoneFrom}px) {
    flex-basis: 9rem;

    && :is(code, [data-length]) {
      display: none;
    }
  }

  & h1 {
    margin: 0;
    ${oneLine};
    font: 650 var(--text-sm) / 1.3 var(--font-ui);
  }
  & p {
    max-width: none;
    margin: 0;
    ${oneLine};
    color: var(--ink-soft);
    font: var(--text-xs) / 1.3 var(--font-ui);
  }
  & p > * + * {
    padding-inline-start: var(--space-2);
    border-inline-start: 1px solid var(--hairline);
    margin-inline-start: var(--space-1);
  }
`;

export const actions = css`
  ${centredRow};
  gap: var(--space-1);

  @media not (min-width: ${tabletFrom}px) {
    gap: 0;
  }
  @media not (min-width: ${largePhoneFrom}px) {
    flex: 1 0 100%;
    flex-wrap: nowrap;
    justify-content: space-between;
  }

  & [aria-disabled='true'] {
    color: var(--ink-soft);
    cursor: default;
  }
`;

export const outwards = css`
  display: flex;
  gap: var(--space-1);

  @media not (min-width: ${largePhoneFrom}px) {
    && > button {
      padding-inline: var(--space-2);
    }
  }
`;

export const barButton = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.25rem;
  padding: 0 var(--space-2);
  position: relative;
  border: 1px solid transparent;
  border-radius: var(--radius-leaf-small);
  background: none;
  color: var(--ink);
  font: 600 var(--text-xs) / 1.2 var(--font-ui);
  cursor: pointer;

  &:hover:not(:disabled, [aria-disabled='true']),
  &[aria-expanded='true'] {
    background: var(--surface-sunken);
  }
  &:disabled {
    color: var(--ink-soft);
    cursor: default;
  }
  /* The keys that do the same. */
  & > small {
    color: var(--ink-soft);
    font: inherit;
    font-weight: 400;
  }
  @media (width < 90rem), (hover: none) {
    & > small {
      display: none;
    }
  }
  & > [data-short] {
    display: none;
  }
  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
  @media (min-width: ${twoPanesFrom}px) {
    & > [data-known] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @media not (min-width: ${twoPanesFrom}px) {
    flex-direction: column;
    gap: 2px;
    min-width: 2.75rem;
    min-height: 2.75rem;
    justify-content: center;
    padding: 0;
    font-size: 0.6875rem;

    & > [data-short] {
      display: block;
    }
    & > svg {
      width: 1.25rem;
      height: 1.25rem;
    }
    & > :has(+ [data-short]) {
      display: none;
    }
  }
`;

export const status = css`
  display: flex;
  gap: var(--space-2);
  min-width: 3.5rem;
  margin: 0;
  color: var(--ink-soft);
  font: var(--text-xs) / 1.3 var(--font-ui);

  &[data-saving='waiting'],
  &[data-saving='signed-out'],
  &[data-saving='refused'] {
    color: var(--caution);
    font-weight: 600;
  }
`;
