import { css } from '@linaria/core';
import { tabletFrom } from '../../widgets/shared/layout.ts';

export const searchForm = css`
  display: flex;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--surface);
  font: 1rem/1.2 var(--font-ui);

  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
  }
  & input {
    flex: 1;
    min-width: 0;
    padding: 0 var(--space-4);
    border: 0;
    background: none;
    outline: 0;
  }
  & button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 40px;
    border: 0;
    background: none;
    color: var(--accent);
    cursor: pointer;
  }
  & path {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  /* In the bar of a phone there is room for the button alone: it leads to the search page. */
  header & {
    @media (max-width: ${tabletFrom - 1}px) {
      border: 0;
    }
    & input {
      @media (max-width: ${tabletFrom - 1}px) {
        display: none;
      }
    }
  }
`;
