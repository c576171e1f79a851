/**
 * What is told of an error, in a reader's browser or on the server: what it is and where in our code, and nothing of the page,
 * of the address or of what somebody wrote. `schemas/client-errors.json` says the same of what browsers send; a test compares
 * them. Part of what comes to browsers after a page has loaded.
 */
import type { PageFacts } from '../pageFacts.ts';

/** A place in one of our scripts. */
export interface ErrorFrame {
  /** The name of the script, without the folders that it is in. */
  file: string;
  function?: string;
  line: number;
  column: number;
}

/** An error without anything that was made of what readers do. */
export interface ReportedError {
  /** The name of its class. */
  type: string;
  /** What it says, where these are words that engines and we ourselves use for every reader. */
  message?: string;
  /** The innermost first. */
  frames: ErrorFrame[];
}

/** An error in a browser. */
export interface ClientError extends ReportedError {
  /** Whether it was thrown, or a promise failed that nobody waits for. */
  mechanism: 'error' | 'rejection';
}

/** The body of POST /api/errors. */
export interface ClientErrorBatch extends PageFacts {
  errors: ClientError[];
}

/** Where browsers tell of errors. */
export const errorsAddress = '/api/errors';

/** A page that fails more often than this has said enough. */
export const maxErrorsPerPage = 5;

/** Of an error, so many places are told. */
export const maxErrorFrames = 10;
