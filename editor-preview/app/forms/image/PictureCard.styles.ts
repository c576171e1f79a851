import { css } from '@linaria/core';
import { centredRow, mutedText, wrappingRow } from '#widgets/ui/declarations.ts';

export const card = css`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
  padding: var(--space-2);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf-small);
  background: var(--surface-sunken);

  &[data-over] {
    border-color: var(--editorial);
    outline: 2px solid var(--editorial);
    outline-offset: -2px;
    background: var(--editorial-soft);
  }
  & p {
    max-width: none;
    margin: 0;
  }
`;

export const toDo = css`
  display: grid;
  place-items: center;
  align-content: center;
  gap: var(--space-1);
  min-height: 7rem;
  border: 2px dashed var(--control-line);
  border-radius: var(--radius-leaf-small);
  ${mutedText};
  text-align: center;

  & strong {
    color: var(--ink);
    font-size: var(--text-sm);
  }
`;

export const frame = css`
  display: grid;
  justify-items: center;
  min-width: 0;

  & > [role='slider'] {
    position: relative;
    max-width: 100%;
    cursor: crosshair;
    touch-action: none;
  }
`;

export const picture = css`
  display: block;
  max-width: 100%;
  max-height: 14rem;
  min-height: 2rem;
  border-radius: 2px;
  user-select: none;
`;

export const marker = css`
  position: absolute;
  width: 1.5rem;
  height: 1.5rem;
  border: 2px solid #fff;
  border-radius: 50%;
  box-shadow: 0 0 0 2px rgb(0 0 0 / 70%), inset 0 0 0 1px rgb(0 0 0 / 40%);
  opacity: 0.7;
  translate: -50% -50%;
  pointer-events: none;

  &[data-set] {
    background: rgb(255 255 255 / 35%);
    opacity: 1;
  }
`;

export const crops = css`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: var(--space-2);

  & img {
    display: block;
    height: 3.5rem;
    border: 1px solid var(--hairline);
    border-radius: 2px;
    object-fit: cover;
  }
`;

export const buttons = css`
  ${wrappingRow};
  gap: var(--space-2);
`;

export const facts = css`
  ${mutedText};
`;

export const uploadState = css`
  ${centredRow};
  gap: var(--space-2);
  font-size: var(--text-xs);

  &:empty {
    display: none;
  }
  & span {
    flex: 1 1 12rem;
  }
  & progress {
    flex: 1 1 6rem;
    height: 0.5rem;
    accent-color: var(--editorial);
  }
  &[data-state='refused'] span,
  &[data-state='waiting'] span {
    color: var(--caution);
  }
`;

export const question = css`
  ${wrappingRow};
  gap: var(--space-2);
  padding: var(--space-2);
  border-inline-start: 3px solid var(--caution);
  background: var(--caution-soft);
  font-size: var(--text-xs);
  overflow-wrap: anywhere;

  & span {
    flex: 1 0 100%;
  }
`;
