import type { Output } from './output.ts';

/** A subcommand of `pagewell`, in a module that is loaded on demand. */
export interface Command {
  /** Usage and a short description, shown by `pagewell help`. */
  usage: string;
  /** Full help, shown by `--help`; by default the usage. */
  help?: string;
  /**
   * Runs it. Returns the exit status.
   * @throws UsageError for invalid arguments
   */
  run: (args: readonly string[], output: Output, interruption: AbortSignal) => number | Promise<number>;
  /** Whether it handles interruption by itself; others are exited immediately. */
  endsItself?: boolean;
}
