import { css } from '@linaria/core';
import { countedProperty } from '#contracts/countUp.ts';
import { blockTitle, textBlock } from '../ui/declarations.ts';

export const stats = css`
  ${textBlock};
  container-type: inline-size;
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);

  & h2 {
    margin: 0 0 var(--space-4);
    ${blockTitle};
  }
  & li > div {
    position: relative;
  }
  /* The count stands over the final value, which keeps its place and is read out. Paper gets the final one. */
  @media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference) {
    & [data-count]::before {
      /* Positioned by the edges of the figure's box, not by its line, so that neither wrapping nor counting moves it. */
      position: absolute;
      inset-block-start: 0;
      /* As wide as the stroke of the marker, which goes past the text. */
      inset-inline: 0 -0.2em;
      overflow-wrap: normal;
      unicode-bidi: plaintext;
      content: attr(data-count);
      content: attr(data-count) / '';
    }
    & [data-count] > span {
      opacity: 0;
    }
    & [data-stroke] {
      /* Never shorter than the text. */
      background-size: calc(100% - 0.2em * (1 - var(${countedProperty}, 0))) 82%;
    }
    /* Should the script not come, the final values do. */
    & :not([data-ready]) > li [data-count]::before {
      animation: leave-figure 0s 10s forwards;
    }
    & :not([data-ready]) > li [data-count] > span {
      animation: show-figure 0s 10s forwards;
    }
    & [data-behaviour='failed'] [data-count]::before {
      content: none;
    }
    & [data-behaviour='failed'] [data-count] > span {
      opacity: 1;
    }
  }
  /* Not by opacity: browsers with a separate compositor layer count the end of that layer as a layout shift. */
  @keyframes leave-figure {
    to {
      visibility: hidden;
    }
  }
  @keyframes show-figure {
    to {
      opacity: 1;
    }
  }
`;
