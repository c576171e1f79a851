import { css } from '@linaria/core';
import { twoPanesFrom } from '../widgets/ui/layout.ts';

export const app = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);

  @media (min-width: ${twoPanesFrom}px) {
    min-height: calc(100dvh - 6rem);
  }
`;

/** Title, state and commands. */
export const commandBar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);

  & h1 {
    margin: 0;
    font-size: var(--text-lg);
    overflow-wrap: anywhere;
  }
  & > p {
    flex: 1;
    max-width: none;
    margin: 0;
    color: var(--ink-soft);
  }
`;

export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  border: 0;
`;

export const button = css`
  min-height: 2.5rem;
  padding: 0 var(--space-4);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-leaf-small);
  background: var(--surface);
  font: 600 var(--text-sm) / 1.2 var(--font-ui);
  cursor: pointer;

  &:hover:not(:disabled) {
    border-color: var(--editorial);
  }
  &:disabled {
    color: var(--ink-soft);
    cursor: default;
  }
  &[data-main]:not(:disabled) {
    border-color: var(--editorial);
    background: var(--editorial);
    color: var(--editorial-ink);
  }
`;

/** The line on what was changed. */
export const noteField = css`
  flex: 1 1 14rem;
  min-width: 0;
  min-height: 2.5rem;
  padding: 0 var(--space-3);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-leaf-small);
  background: var(--surface);
  font: var(--text-sm) / 1.2 var(--font-ui);
`;

/** Something that an editor must not overlook, and what can be done about it. */
export const notice = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-4);
  border-inline-start: 4px solid var(--editorial);
  border-radius: var(--radius-leaf-small);
  background: var(--editorial-soft);

  & p {
    margin: 0;
  }
`;

/** Text and page. */
export const panes = css`
  display: grid;
  flex: 1;
  gap: var(--space-5);

  @media (min-width: ${twoPanesFrom}px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    height: calc(100dvh - 10rem);
    min-height: 32rem;
  }
`;

export const writing = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;
