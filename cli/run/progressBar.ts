import { counted } from '../terminal/counts.ts';
import type { Output } from '../terminal/output.ts';

/** Tells whoever waits how far a run is. */
export interface Progress {
  show: (checked: number) => void;
  /** Leaves nothing behind. */
  end: () => void;
}

const barWidth = 30;
/** Milliseconds between two drawings: more often nobody sees. */
const interval = 100;

/**
 * A bar on standard error, where somebody watches it; elsewhere nothing.
 *
 * @param total how many articles there are, where that is known
 */
export function progressBar({ err, watched }: Output, total: number | undefined): Progress {
  if (!watched) return { show: () => {}, end: () => {} };
  let drawn = 0;
  return {
    show(checked) {
      const now = performance.now();
      if (now - drawn < interval) return;
      drawn = now;
      err(`\r\u001b[K${total === undefined ? counted(checked, 'article') : bar(checked, total)}`);
    },
    end() {
      if (drawn > 0) err('\r\u001b[K');
    },
  };
}

function bar(checked: number, total: number): string {
  const done = Math.min(barWidth, Math.floor((checked / Math.max(total, 1)) * barWidth));
  return `[${'='.repeat(done)}${' '.repeat(barWidth - done)}] ${checked} of ${counted(total, 'article')}`;
}
