import { css } from '@linaria/core';
import { mutedText } from '#widgets/ui/declarations.ts';

export const grid = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  align-content: start;
  gap: var(--space-2);
  min-height: 12rem;
  padding: 3px;
  overflow-y: auto;
  outline: none;

  & [role='option'] {
    display: grid;
    gap: var(--space-1);
    min-width: 0;
    padding: var(--space-1);
    border: 1px solid transparent;
    border-radius: var(--radius-leaf-small);
    cursor: pointer;
  }
  & [role='option']:hover {
    background: var(--surface-sunken);
  }
  & [role='option'][aria-selected='true'] {
    border-color: var(--editorial);
    background: var(--editorial-soft);
  }
  & [role='option']:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 0;
  }
  & img {
    display: block;
    width: 100%;
    height: 6rem;
    border-radius: 2px;
    background: var(--surface-sunken);
    object-fit: contain;
  }
  & span {
    overflow: hidden;
    ${mutedText};
    line-height: var(--leading-snug);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Three lines, so that the layout does not shift between images. */
export const about = css`
  flex: none;
  min-height: 3lh;
  ${mutedText};
  line-height: var(--leading-snug);
  overflow-wrap: anywhere;

  & strong {
    color: var(--ink);
  }
`;
