import type { Output } from './output.ts';

export interface Command {
  usage: string;
  help?: string;
  /** Returns the exit status. @throws UsageError for invalid arguments */
  run: (args: readonly string[], output: Output, interruption: AbortSignal) => number | Promise<number>;
  /** Handles interruption by itself; others are exited immediately. */
  handlesInterruption?: boolean;
}
