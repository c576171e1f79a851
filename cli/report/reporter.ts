import type { Outcome } from '../findings/outcome.ts';

/** Style of a report: the terminal's width, and whether colors are allowed. */
export interface ReportStyle {
  colour: boolean;
  width: number;
}

/** Writes the result of a run, in one of the formats. */
export type Reporter = (outcome: Outcome, style: ReportStyle) => string;
