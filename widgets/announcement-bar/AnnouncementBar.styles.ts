import { css } from '@linaria/core';
import { privacyBannerAttribute } from '#contracts/consent.ts';
import { barDismissedAttribute } from '#contracts/markers.ts';
import { notPrinted, plainButton } from '../ui/declarations.ts';
import { barHeight } from './barHeight.ts';

export const bar = css`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: center;
  min-height: ${barHeight};
  padding-inline-start: var(--page-padding);
  background: var(--ground, var(--editorial-soft));
  color: var(--ground-text, var(--ink));
  font: var(--text-xs) / 1.2 var(--font-ui);
  overflow-wrap: anywhere;

  &[data-ground='light'] {
    color-scheme: light;
  }
  &[data-ground='dark'] {
    color-scheme: dark;
  }
  [${barDismissedAttribute}] &,
  [${privacyBannerAttribute}] & {
    display: none;
  }
  ${notPrinted}
`;

export const words = css`
  min-width: 0;
  margin: 0;
  /* Words of three lines do not touch the edges. */
  padding-block: 2px;
  unicode-bidi: plaintext;

  & strong {
    font-weight: 700;
  }
  /* The first line, and the rest behind it. */
  & > summary {
    min-height: 24px;
    overflow: clip;
    line-height: 24px;
    text-overflow: ellipsis;
    white-space: nowrap;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary {
    line-height: inherit;
    white-space: normal;
  }
`;

export const action = css`
  display: grid;
  flex: none;
  align-items: center;
  max-width: 40%;
  min-height: 24px;
  color: inherit;
  font-weight: 600;

  &[data-looks='button'] {
    padding: 0.1rem var(--space-3);
    border: 1px solid;
    border-radius: var(--radius-leaf-small);
    text-decoration: none;
  }
  &[data-long] {
    max-width: 46%;
  }
  &[data-looks='button'][data-long] {
    padding-inline: var(--space-1);
  }
  &:hover {
    color: inherit;
    text-decoration: underline;
  }
`;

export const logo = css`
  flex: none;

  & img {
    display: block;
    width: auto;
    /* On a phone it leaves the words their room. */
    max-width: min(7.5rem, 22vw);
    height: 24px;
    object-fit: contain;
  }
`;

export const dismiss = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  min-height: ${barHeight};
  padding: 0;
  ${plainButton};
  color: inherit;

  [data-behaviour='failed'] > & {
    visibility: hidden;
  }
  @media (scripting: none) {
    visibility: hidden;
  }
`;
