import type { Outcome } from '../findings/outcome.ts';

/** What a report may look like: on a terminal as wide as it is, in a file without colours. */
export interface ReportStyle {
  colour: boolean;
  width: number;
}

/** Writes what came of a run, in one of the formats. */
export type Reporter = (outcome: Outcome, style: ReportStyle) => string;
