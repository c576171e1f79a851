import { css } from '@linaria/core';
import { focusOutline } from '#shell/design/focus.ts';
import {
  centredRow,
  controlBox,
  hairlineCard,
  mutedText,
  plainList,
  wrappingRow,
} from '#widgets/ui/declarations.ts';

export const schemes = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 34rem), 1fr));
  gap: var(--space-5);
`;

export const scheme = css`
  min-width: 0;
  padding: var(--space-5);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf);
  background: var(--paper);
  color: var(--ink);

  &[data-scheme='light'] {
    color-scheme: light;
  }
  &[data-scheme='dark'] {
    color-scheme: dark;
  }
  & h2 {
    margin: 0;
    font: 620 var(--text-2xl) / var(--leading-tight) var(--font-heading);
  }
  & h3 {
    margin: var(--space-6) 0 var(--space-2);
    font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
  }
  & a {
    color: var(--editorial);
  }
`;

export const swatches = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: var(--space-3);
  ${plainList};
  font-size: var(--text-xs);

  & li {
    display: grid;
    grid-template-columns: 3rem 1fr;
    gap: 0 var(--space-2);
    align-content: start;
  }
  & i {
    grid-row: span 3;
    ${controlBox};
    forced-color-adjust: none;
  }
  & span {
    color: var(--ink-soft);
  }
`;

export const samples = css`
  margin: 0;

  & dt {
    ${mutedText};
  }
  & dd {
    margin: 0 0 var(--space-3);
    font-family: var(--font-heading);
    line-height: var(--leading-tight);
    overflow-wrap: anywhere;
  }
`;

/** Hover and focus states are drawn, so that they need no interaction. */
export const controls = css`
  ${centredRow};
  gap: var(--space-3) var(--space-4);

  & > * {
    flex: none;
  }
  & [data-shown='focus'] {
    ${focusOutline}
  }
  & input,
  & [data-outlined] {
    min-height: 44px;
    padding: 0 var(--space-4);
    ${controlBox};
    background: var(--surface);
  }
  & :disabled {
    opacity: 0.55;
  }
`;

export const shapes = css`
  ${wrappingRow};
  gap: var(--space-4);
  font-size: var(--text-xs);

  & > * {
    display: grid;
    place-content: center;
    width: 9rem;
    height: 5rem;
    ${hairlineCard};
  }
  & > [data-small] {
    border-radius: var(--radius-leaf-small);
  }
`;
