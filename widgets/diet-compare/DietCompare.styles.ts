import { css } from '@linaria/core';
import { blockTitle, textBlock, uiText } from '../ui/declarations.ts';
import { desktopFrom } from '../ui/layout.ts';

const desktopWidth = 500;

export const compare = css`
  container-type: inline-size;
  ${textBlock};
  overflow: clip;
  border-block: 2px solid var(--ink);
  ${uiText};

  @media (min-width: ${desktopFrom}px) {
    width: ${desktopWidth}px;
    max-width: 100%;
    margin-inline: auto;
  }
`;

export const heading = css`
  margin: 0;
  padding-block: var(--space-4) var(--space-3);
  ${blockTitle};
`;
