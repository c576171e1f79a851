import { css } from '@linaria/core';
import { column, unstyledGroup } from '#widgets/ui/declarations.ts';
import { largePhoneFrom, twoPanesFrom } from '#widgets/ui/layout.ts';

/** The height of the tool bar: a line of links with padding, plus the bar's padding and border. */
const toolBarHeight = '(var(--text-xs) * var(--leading-snug) + 4 * var(--space-1) + 1px)';

export const app = css`
  ${column};
  margin: calc(-1 * var(--space-5)) calc(-1 * var(--page-padding)) calc(-1 * var(--space-8));
  background: var(--paper);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);

  height: calc(100dvh - ${toolBarHeight});
  min-height: 30rem;

  @media not (min-width: ${twoPanesFrom}px) {
    min-height: 20rem;
  }
`;

export const panes = css`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  flex: 1;
  min-height: 0;

  @media not (min-width: ${twoPanesFrom}px) {
    &[data-shown='outline'] > :not([data-part='outline']),
    &[data-shown='page'] > :not([data-pane='page']),
    &[data-shown='side'] > :not([data-part='side']) {
      display: none;
    }
  }

  @media (min-width: ${twoPanesFrom}px) {
    --form-as-it-comes: 27vw;
    --form-at-most: 25rem;
    grid-template-columns:
      max(13rem, min(var(--outline-width, clamp(13rem, 19vw, 17rem)), 30vw))
      minmax(0, 1fr)
      max(18rem, min(var(--form-width, clamp(18rem, var(--form-as-it-comes), var(--form-at-most))), 50vw));
    grid-template-rows: minmax(0, 1fr);

    /* What outline and page leave of a wide window, which would stay empty. */
    &:is([data-page-width='390'], [data-page-width='800']) {
      --form-as-it-comes: max(27vw, 100vw - 71rem);
      --form-at-most: clamp(25rem, 100vw - 71rem, 40rem);
    }

    &[data-page-alone] {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-page-alone] > :not([data-pane='page']) {
      display: none;
    }
  }
`;

export const outlinePane = css`
  position: relative;
  ${column};
  min-width: 0;
  min-height: 0;
  border-inline-end: 1px solid var(--hairline);
  background: var(--surface);
`;

export const pagePane = css`
  ${column};
  min-width: 0;
  position: relative;
  min-height: 0;
  background: var(--surface-sunken);

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  @media not (min-width: ${largePhoneFrom}px) {
    & > [data-page-head] {
      display: none;
    }
  }
  & > [data-stage] {
    flex: 1;
    min-height: 0;
  }
`;

export const announcement = css`
  position: fixed;
  inset-block-end: 3.5rem;
  inset-inline-start: 50%;
  z-index: 5;
  max-width: min(36rem, 90vw);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-leaf-small);
  background: var(--ink);
  color: var(--paper);
  font: var(--text-xs) / 1.4 var(--font-ui);
  transform: translateX(-50%);
  pointer-events: none;

  [dir='rtl'] & {
    transform: translateX(50%);
  }
  display: flex;
  gap: var(--space-4);
  align-items: center;

  &:not(:has(span)) {
    padding: 0;
  }
  & > button {
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
    pointer-events: auto;
  }
  & > button:focus-visible {
    outline: 2px solid currentcolor;
    outline-offset: 2px;
  }
`;

export const formPart = css`
  ${unstyledGroup};
`;

export const shortcuts = css`
  overflow-y: auto;

  & table {
    width: 100%;
    border-collapse: collapse;
    font: var(--text-sm) / 1.4 var(--font-ui);
  }
  & caption {
    padding-block: var(--space-3) var(--space-1);
    color: var(--ink-soft);
    font-weight: 600;
    text-align: start;
  }
  & tr {
    border-block-start: 1px solid var(--hairline);
  }
  & :is(th, td) {
    padding-block: var(--space-1);
    font-weight: inherit;
    text-align: start;
  }
  & td {
    text-align: end;
    white-space: nowrap;
  }
  & kbd {
    font: inherit;
  }
`;

/** Dialogs are in the top layer; the message about a failed load is here. */
export const dialogs = css`
  position: fixed;
  inset-block-start: 7.25rem;
  inset-inline: max(var(--space-4), calc(50% - 16rem));
  z-index: 5;
`;
