import { css } from '@linaria/core';
import { advert } from '../commerce/advert.styles.ts';
import { blockTitle, notPrinted, textBlock, uiText, wrappingRow } from '../ui/declarations.ts';

const rowFrom = '30rem';

export const driver = css`
  --inside: min(var(--space-5), 6vw);

  container-type: inline-size;
  ${wrappingRow};
  gap: var(--space-2) var(--inside);
  ${textBlock};
  padding: var(--inside);
  border-radius: var(--radius-leaf);
  ${uiText};

  /* Paid content has the ground of advertising. */
  &:not(.${advert}) {
    background: var(--surface-sunken);
  }
  & > small {
    flex: 100%;
  }
  & img {
    width: 100%;
    height: auto;
    max-height: 16rem;
    object-fit: cover;
  }
  /* The steps after the form replace it. */
  & > div {
    display: grid;
    flex: 1 1 0;
    min-width: min(100%, 12rem);
    align-self: center;
  }
  & > div > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
  & strong {
    display: block;
    ${blockTitle};
  }
  & p {
    margin: var(--space-2) 0 0;
  }
  & p:has(> a[class]) {
    margin-top: var(--space-4);
  }
  & p > a[class] {
    width: fit-content;
  }
  @container (min-width: ${rowFrom}) {
    & > img {
      width: 40%;
    }
  }
  ${notPrinted}
`;
