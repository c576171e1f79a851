import { css } from '@linaria/core';

export const stats = css`
  max-width: var(--measure);
  margin: var(--space-6) 0;
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);

  & h2 {
    margin: 0 0 var(--space-4);
    font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
  }
  & ul {
    display: grid;
    /* Wide enough for the longest number, which is set smaller the longer it is: none is broken over two lines. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, var(--longest) * 0.95rem)), 1fr));
    gap: var(--space-5) var(--space-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    padding-top: var(--space-3);
    border-top: 3px solid var(--editorial);
    color: var(--ink-soft);
  }
  & strong {
    display: block;
    margin-bottom: var(--space-1);
    color: var(--ink);
    font-size: clamp(1.25rem, 13rem / var(--longest), var(--text-2xl));
    line-height: var(--leading-tight);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    /* Its signs and units stand where they belong, in every language. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
    unicode-bidi: plaintext;
  }
  /* The count stands over the final value, which keeps its place and is read out. Paper gets the final one. */
  @media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference) {
    & [data-count] {
      display: grid;
    }
    & [data-count]::before,
    & [data-count] > span {
      grid-area: 1 / 1;
      unicode-bidi: plaintext;
    }
    & [data-count]::before {
      content: attr(data-count);
      content: attr(data-count) / '';
    }
    & [data-count] > span {
      opacity: 0;
    }
    /* Should the script not come, the final values do. */
    & :not([data-ready]) > li > [data-count]::before {
      animation: leave-figure 0s 10s forwards;
    }
    & :not([data-ready]) > li > [data-count] > span {
      animation: show-figure 0s 10s forwards;
    }
    & [data-behaviour='failed'] [data-count]::before {
      content: none;
    }
    & [data-behaviour='failed'] [data-count] > span {
      opacity: 1;
    }
  }
  @keyframes leave-figure {
    to {
      opacity: 0;
    }
  }
  @keyframes show-figure {
    to {
      opacity: 1;
    }
  }
`;
