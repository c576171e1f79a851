import { css } from '@linaria/core';
import { mutedText, oneLine } from '#widgets/ui/declarations.ts';

export const opener = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
  min-height: 2rem;
  margin-block: calc(-1 * var(--space-1));
  margin-inline-start: auto;
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-leaf-small);
  background: none;
  color: var(--ink);
  font: inherit;
  cursor: pointer;

  &:hover {
    background: var(--surface-sunken);
  }
  & svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
  & span {
    max-width: 14rem;
    ${oneLine};
  }
  /* The bar stays one line: the name is in the menu too. */
  @media (max-width: 30em) {
    & span {
      position: absolute;
      max-width: 1px;
      clip-path: inset(50%);
    }
  }
`;

export const signedIn = css`
  margin: 0 0 var(--space-2);
  padding: var(--space-2) var(--space-3);
  border-bottom: 1px solid var(--hairline);
  ${mutedText};
  overflow-wrap: anywhere;
`;
