import type { Outcome } from '../findings/outcome.ts';

export interface ReportStyle {
  colour: boolean;
  width: number;
}

export type Reporter = (outcome: Outcome, style: ReportStyle) => string;
