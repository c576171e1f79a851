import { css } from '@linaria/core';
import { tabletFrom } from './layout.ts';
import { collapsedHeight, collapsedHeightMobile } from './readMoreHeights.ts';

export const readMore = css`
  position: relative;

  & > button {
    position: relative;
    min-height: 28px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent);
    font: 600 var(--text-sm) var(--font-ui);
    text-decoration: underline;
    cursor: pointer;
  }

  /* Readers without script, and paper, get the whole text. */
  @media screen and (scripting: enabled) {
    &:not([data-read-more-state='open']) > :first-child {
      max-height: ${collapsedHeightMobile}px;
      overflow: hidden;
    }
    /* Should the script never come, the text opens by itself. */
    &:not([data-read-more-state]) > :first-child {
      animation: whole 0s 10s forwards;
    }
    &[data-read-more-state='closed'] > :first-child {
      mask: linear-gradient(#000 45%, transparent 80%);
    }
    &[data-read-more-state='closed'] > button {
      position: absolute;
      inset: auto auto 0 0;
    }
  }
  @media screen and (scripting: enabled) and (min-width: ${tabletFrom}px) {
    &:not([data-read-more-state='open']) > :first-child {
      max-height: ${collapsedHeight}px;
    }
  }
  @keyframes whole {
    to {
      max-height: none;
    }
  }
`;
