/**
 * An error report of a browser or the server: class and place in our code, without page, address or user input. A test compares it with
 * `schemas/client-errors.json`. Loaded in browsers after a page.
 */
import type { PageFacts } from '../pageFacts.ts';

export interface ErrorFrame {
  /** The script's name without folders. */
  file: string;
  function?: string;
  line: number;
  column: number;
}

/** An error without data derived from readers. */
export interface ReportedError {
  /** The name of its class. */
  type: string;
  /** Only known messages of engines and our own. */
  message?: string;
  /** Innermost first. */
  frames: ErrorFrame[];
}

/** An error in a browser. */
export interface ClientError extends ReportedError {
  /** A thrown error, or an unhandled rejection. */
  mechanism: 'error' | 'rejection';
}

/** The body of POST /api/errors. */
export interface ClientErrorBatch extends PageFacts {
  errors: ClientError[];
}

/** Receives browsers' error reports. */
export const errorsAddress = '/api/errors';

/** Further errors of a page are dropped. */
export const maxErrorsPerPage = 5;

/** Further frames of an error are dropped. */
export const maxErrorFrames = 10;
