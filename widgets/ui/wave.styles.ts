import { css } from '@linaria/core';

/** The duration of the wave, in milliseconds; it runs once. */
const waveMs = 5000;

/** With `data-seen` on the same element, it animates once on first view; static without script or motion. */
export const wave = css`
  --wave: 9rem;

  position: relative;
  isolation: isolate;
  overflow: clip;
  padding-top: calc(0.2 * var(--wave));

  &::before {
    position: absolute;
    z-index: -1;
    /* From the crests down, and two waves wider than the section, so that its end is not seen while it moves. */
    inset: calc(-0.16 * var(--wave)) calc(-2 * var(--wave)) 0 0;
    background: var(--editorial-soft);
    /* Arcs of circles that meet without a corner, each half a wave wide: hills, and below their feet all but the valleys. */
    mask:
      radial-gradient(calc(0.39 * var(--wave)) at 50% calc(0.55 * var(--wave)), #000 99%, transparent 101%) 50% 0 /
        var(--wave) 100% repeat-x,
      radial-gradient(calc(0.39 * var(--wave)) at 50% calc(-0.3 * var(--wave)), transparent 99%, #000 101%)
        calc(50% + var(--wave) / 2) calc(var(--wave) / 4) / var(--wave) 100% repeat-x;
    content: '';
  }
  @media (prefers-reduced-motion: no-preference) {
    &:is([data-seen='now'], [data-seen='from-the-start'])::before {
      animation: roll ${waveMs}ms ease-in-out;
    }
  }
  @keyframes roll {
    to {
      transform: translateX(calc(-2 * var(--wave)));
    }
  }
`;
