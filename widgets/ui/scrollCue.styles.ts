import { css } from '@linaria/core';

/** The size of a shadow at a clipped edge. */
const reach = '0.9rem';

/**
 * A horizontally scrolling frame with shadows at clipped edges. Shadows are fixed, covers scroll with the
 * content and hide them at the ends, so content must be transparent. Print shows everything; forced colours
 * leave only the scroll bar.
 */
export const scrollCue = css`
  --cut: color-mix(in srgb, var(--ink) 32%, transparent);

  overflow-x: auto;
  background:
    linear-gradient(90deg, var(--paper) 40%, transparent) left / 3rem 100% local,
    linear-gradient(-90deg, var(--paper) 40%, transparent) right / 3rem 100% local,
    linear-gradient(90deg, var(--cut), transparent) left / ${reach} 100%,
    linear-gradient(-90deg, var(--cut), transparent) right / ${reach} 100% var(--paper);
  background-repeat: no-repeat;

  @media print {
    overflow: visible;
    background: none;
  }
`;
