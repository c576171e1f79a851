import { counted } from '../terminal/counts.ts';
import type { Output } from '../terminal/output.ts';

/** Shows the progress of a run. */
export interface Progress {
  show: (checked: number) => void;
  /** Clears the bar. */
  end: () => void;
}

const barWidth = 30;
/** Milliseconds between two updates: more are not visible. */
const interval = 100;

/**
 * A progress bar on standard error, if that is a terminal.
 * @param total number of articles, if known
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
