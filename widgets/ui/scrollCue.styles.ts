import { css } from '@linaria/core';

/** How far a shadow reaches in from an edge at which something is cut off. */
const reach = '0.9rem';

/**
 * A frame that scrolls sideways, with a shadow at each edge beyond which there is more. The shadows stay with the frame;
 * the covers over them move with what is in it, and so lie over a shadow just where nothing is cut. What stands in the
 * frame must let its ground through. Paper shows all of it; colours of the reader's own leave the bar alone to tell.
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
