import { css } from '@linaria/core';
import { hairlineCard, plainList, underlinedOnHover } from '#widgets/ui/declarations.ts';
import { desktopFrom, tabletFrom } from '#widgets/ui/layout.ts';

export const targets = css`
  display: grid;
  ${plainList};

  & li {
    position: relative;
  }
  & :is(h3, a) {
    margin: 0;
    color: var(--ink);
    font: 600 var(--text-md) / 1.3 var(--font-heading);
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${underlinedOnHover}
  & p {
    margin: 0;
    color: var(--ink-soft);
    font: var(--text-sm) / 1.5 var(--font-ui);
  }
`;

export const toolRow = css`
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
  margin: 0 var(--page-inset) var(--space-5);

  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--space-3);
    align-content: center;
    align-items: center;
    padding: var(--space-3);
    ${hairlineCard};
  }
  & svg {
    grid-row: span 2;
    width: 48px;
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  @media (max-width: ${tabletFrom - 1}px) {
    & svg {
      width: 36px;
    }
    & li:only-child {
      grid-column: 1 / -1;
    }
    & li:not(:only-child) p {
      display: none;
    }
  }
  @media (min-width: ${desktopFrom}px) {
    grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  }
`;
