/**
 * Class and place in our code, without page, address or user input. A test compares it with
 * `schemas/client-errors.json`. Loaded after a page.
 */
import type { PageFacts } from '../pageFacts.ts';

export interface ErrorFrame {
  file: string;
  function?: string;
  line: number;
  column: number;
}

export interface ReportedError {
  type: string;
  /** Only known messages of engines and our own. */
  message?: string;
  /** Innermost first. */
  frames: ErrorFrame[];
}

export interface ClientError extends ReportedError {
  mechanism: 'error' | 'rejection';
}

export interface ClientErrorBatch extends PageFacts {
  errors: ClientError[];
}

export const errorsAddress = '/api/errors';

export const maxErrorsPerPage = 5;

export const maxErrorFrames = 10;
