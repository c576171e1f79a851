/**
 * Declarations of CSS for items of a list with `data-seen` that are revealed one after another when it is first seen. They
 * wait out of sight only while the script says that nobody has seen them: without script, without motion, on paper, and
 * where they were in view from the start, all stand there at once. `--place` is an item's place, from 0.
 *
 * @param apart how long after each other they begin, in milliseconds
 * @param long how long each takes, in milliseconds
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
