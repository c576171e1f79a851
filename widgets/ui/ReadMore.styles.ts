import { css } from '@linaria/core';
import { tabletFrom } from './layout.ts';

/** Heights of folded text, in CSS pixels. The button is below if it fits, otherwise inside. */
const collapsedHeightMobile = 150;
const collapsedHeight = 155;

export const readMore = css`
  --folded: ${collapsedHeightMobile}px;
  --room: max(0px, var(--threshold) - var(--folded));

  position: relative;

  /* Readers without script, and paper, get the whole text. */
  @media screen and (scripting: enabled) {
    /* Until it is measured it has the height that a folded one will have with the room below it: nothing moves. */
    &:not([data-fold]) > :first-child {
      max-height: max(var(--threshold), var(--folded));
      overflow: hidden;
      /* Should the script never come, the text opens by itself. */
      animation: unfold 0s 10s forwards;
    }
    &[data-fold='closed'] > :first-child {
      max-height: var(--folded);
      margin-bottom: calc(var(--space-4) + var(--room));
      overflow: hidden;
    }
    &[data-fold='closed'] > button {
      position: absolute;
      /* In the room below the text, which fades out above it. */
      inset: auto 0 calc(-1 * var(--room));
      padding-top: calc(min(2em, 30px) + var(--room));
      background: linear-gradient(transparent, var(--surface) calc(100% - 1.5em));
      text-align: start;

      /* Forced colors disable the fade: the button gets an opaque ground. */
      @media (forced-colors: active) {
        padding-top: 0;
        background: Canvas;
      }
    }
  }
  @media print {
    & > button {
      display: none;
    }
  }
  @media (min-width: ${tabletFrom}px) {
    --folded: ${collapsedHeight}px;
  }
  @keyframes unfold {
    to {
      max-height: none;
    }
  }
`;
