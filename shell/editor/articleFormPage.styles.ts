import { css } from '@linaria/core';
import { desktopFrom } from '../../widgets/shared/layout.ts';

export const button = css`
  min-height: 2.5rem;
  padding: 0 var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-sm);
  background: var(--surface);
  font: 600 var(--text-sm) / 1.2 var(--font-ui);
  cursor: pointer;

  &:hover {
    border-color: var(--accent);
  }
  &[value='save'] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--accent-ink);
  }
`;

/** The editor without script: text and page beside each other, where there is room. */
export const articleForm = css`
  display: grid;
  gap: var(--space-4);

  @media (min-width: ${desktopFrom}px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
  & form {
    display: grid;
    gap: var(--space-3);
    align-content: start;
  }
  & label {
    font-weight: 600;
  }
  & textarea {
    width: 100%;
    height: 60vh;
    padding: var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-sm);
    background: var(--surface);
    font: 0.875rem/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    resize: vertical;
  }
  & iframe {
    width: 100%;
    height: 80vh;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-sm);
    background: var(--paper);
  }
`;

export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/** Something that an editor must not overlook. */
export const notice = css`
  padding: var(--space-3) var(--space-4);
  border-inline-start: 4px solid var(--accent);
  border-radius: var(--radius-sm);
  background: var(--accent-soft);
`;
