/**
 * Items with `data-seen` hide only while the script says "not yet": without script or motion, on paper, and
 * in the first view all are visible. `--place` is the 0-based index; times in milliseconds.
 */
export function revealOneByOne(apart: number, long: number): string {
  return `
    @media screen and (prefers-reduced-motion: no-preference) {
      &[data-seen='not-yet'] > li {
        opacity: 0;
      }
      &[data-seen='now'] > li {
        animation: appear ${long}ms ease-out calc(var(--place) * ${apart}ms) backwards;
      }
    }
    @keyframes appear {
      from {
        opacity: 0;
        translate: 0 0.75rem;
      }
    }
  `;
}
