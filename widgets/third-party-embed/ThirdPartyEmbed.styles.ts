import { css } from '@linaria/core';
import {
  centredRow,
  fullWidth,
  hairlineCard,
  mutedText,
  notPrinted,
  onEditorial,
  plainButton,
  uiText,
} from '../ui/declarations.ts';

export const embed = css`
  max-width: var(--measure);
  margin: var(--space-5) 0;
  ${hairlineCard};
  overflow: clip;
  ${uiText};
  break-inside: avoid;

  & > figcaption {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-4) min(var(--space-5), 6vw) 0;
    ${mutedText};
  }
  & strong {
    color: var(--ink);
    font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
  }
  & > div > img {
    ${fullWidth};
    max-height: 24rem;
    margin-block: var(--space-4) 0;
    object-fit: cover;
  }
  /* A quotation from another site. */
  & > div > blockquote {
    margin: var(--space-4) min(var(--space-5), 6vw) 0;
    padding-inline-start: var(--space-4);
    border-inline-start: 3px solid var(--marker);
    font: var(--text-md) / var(--leading-body) var(--font-text);
    unicode-bidi: plaintext;
    text-wrap: pretty;
  }
  & > span {
    display: block;
    padding: var(--space-2) min(var(--space-5), 6vw) var(--space-3);
  }
  & > span > a {
    display: inline-block;
    padding-block: 0.65rem;
  }
  & > iframe {
    display: block;
    width: 100%;
    margin: var(--space-4) auto 0;
    border: 0;
    background: var(--surface-sunken);
    aspect-ratio: 16 / 9;
  }
  &[data-shape='portrait'] > iframe {
    width: min(100%, 20.5rem);
    aspect-ratio: 9 / 16;
  }
  /* As high as the post says it is, once it does. */
  &[data-shape='post'] > iframe {
    width: min(100%, 34.375rem);
    height: 36rem;
    aspect-ratio: auto;
  }
  &[data-shape='bar'] > iframe {
    height: 152px;
    aspect-ratio: auto;
  }
  &[data-shape='list'] > iframe {
    height: 352px;
    aspect-ratio: auto;
  }
  &[data-embed-shown] > div {
    display: none;
  }
  @media print {
    & > div {
      display: block !important;
    }
  }
`;

/** The consent notice. Hidden without the script that loads the post. */
export const consentNotice = css`
  ${centredRow};
  gap: var(--space-2) var(--space-3);
  margin: var(--space-4) min(var(--space-5), 6vw) 0;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-leaf-small);
  background: var(--surface-sunken);

  & > p {
    flex-basis: 100%;
    margin: 0;
    ${mutedText};
  }
  & > button {
    min-height: 44px;
    padding: var(--space-2) var(--space-4);
    border: 2px solid var(--editorial);
    border-radius: var(--radius-leaf-small);
    background: none;
    color: var(--editorial);
    font-weight: 600;
    cursor: pointer;
  }
  & > button:first-of-type {
    ${onEditorial};
  }
  & > button:hover {
    text-decoration: underline;
  }
  [data-behaviour='failed'] > div > & {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
  ${notPrinted}
`;

export const storedChoice = css`
  margin: var(--space-3) min(var(--space-5), 6vw) 0;
  ${mutedText};

  & > button {
    min-height: 24px;
    padding: 0;
    ${plainButton};
    color: var(--editorial);
    font-weight: 600;
    text-decoration: underline;
  }
  ${notPrinted}
`;
