import { problemsOf } from '../findings/outcome.ts';
import { visible } from '../terminal/output.ts';
import { summaryOf } from './json.ts';
import type { Reporter } from './reporter.ts';

/** Streaming: one line of JSON for each finding, and a last one for the run. */
export const ndjson: Reporter = (outcome) => {
  const lines = [...problemsOf(outcome)].map((problem) => visible(JSON.stringify({ problem })));
  return `${[...lines, visible(JSON.stringify({ run: summaryOf(outcome) }))].join('\n')}\n`;
};
