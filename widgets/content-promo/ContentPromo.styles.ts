import { css } from '@linaria/core';
import { blockTitle, pictureRatio, textBlock, uiText, wrappingRow } from '../ui/declarations.ts';

const rowFrom = '30rem';

export const contentPromo = css`
  container-type: inline-size;
  ${wrappingRow};
  ${textBlock};
  overflow: clip;
  border-radius: var(--radius-leaf);
  ${uiText};
  break-inside: avoid;

  & picture {
    display: contents;
  }
  & img {
    width: 100%;
    height: auto;
    ${pictureRatio};
  }
  & > div {
    flex: 1 1 0;
    min-width: min(100%, 12rem);
    align-self: center;
    padding: var(--space-5) min(var(--space-5), 6vw);
  }
  & small {
    display: block;
    margin-bottom: var(--space-1);
    font: 600 var(--text-xs) / var(--leading-snug) var(--font-ui);

    @media not print {
      color: var(--ground-accent, inherit);
    }
  }
  & strong {
    display: block;
    ${blockTitle};
  }
  & p {
    margin: var(--space-2) 0 0;
  }
  @container (min-width: ${rowFrom}) {
    & img {
      width: 42%;
      min-height: 100%;
      align-self: stretch;
    }
  }
`;

export const promoLink = css`
  display: inline-grid;
  align-content: center;
  min-height: 44px;
  margin-top: var(--space-2);
  padding: var(--space-2) var(--space-5);
  border: 2px solid currentcolor;
  border-radius: var(--radius-leaf-small);
  color: inherit;
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;
