import { css } from '@linaria/core';
import { controlBox, mutedText } from '#widgets/ui/declarations.ts';
import { listedOption } from '../../parts/declarations.ts';

export const suggesting = css`
  position: relative;

  &[data-list='true']::after {
    content: '▾';
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline-end: var(--space-3);
    pointer-events: none;
  }
`;

export const options = css`
  position: absolute;
  z-index: 5;
  inset-inline: 0;
  top: calc(100% + 2px);
  max-height: 16rem;
  overflow-y: auto;
  padding: var(--space-1);
  ${controlBox};
  background: var(--surface);
  color: var(--ink);
  font: var(--text-xs) / var(--leading-snug) var(--font-ui);

  & [role='option'] {
    display: grid;
    gap: 2px;
    min-height: 24px;
    ${listedOption};
  }
  & span {
    font-weight: 600;
  }
  & small {
    ${mutedText};
    overflow-wrap: anywhere;
  }
`;
