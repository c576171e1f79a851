import { css } from '@linaria/core';

export const video = css`
  max-width: var(--measure);
  margin: var(--space-5) 0;
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);

  & figcaption {
    margin-bottom: var(--space-3);
    font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
  }
  & > div {
    position: relative;
    overflow: hidden;
    border-radius: var(--radius-leaf);
    background: var(--editorial-soft);
  }
  & img,
  & iframe,
  & button {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }
  & button {
    display: grid;
    /* Beside what the picture shows, and not over it. */
    place-items: end start;
    padding: var(--space-4);
    background: none;
    cursor: pointer;
    outline-offset: -4px;
  }
  & button::after {
    padding: 0.9rem 1.4rem;
    border-radius: var(--radius-leaf-small);
    background: var(--editorial);
    color: var(--editorial-ink);
    font-size: var(--text-xl);
    line-height: 1;
    content: '▶' / '';
  }
  & > video,
  & > audio {
    display: block;
    width: 100%;
    max-height: 80vh;
    border-radius: var(--radius-leaf);
  }
  & > video {
    background: var(--editorial-soft);
  }
  @media print {
    & > :is(div, video, audio) {
      display: none;
    }
  }
  & > a {
    display: inline-block;
    padding-block: 0.65rem;
  }
  & summary {
    padding-block: 0.65rem;
    cursor: pointer;
  }
  @media (scripting: none) {
    & button,
    & > div:not(:has(img)) {
      display: none;
    }
  }
`;
