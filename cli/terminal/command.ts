import type { Output } from './output.ts';

/** One of the things that `pagewell` does. Each is a module of its own, loaded when it is asked for. */
export interface Command {
  /** How it is used: a line or two, and what they mean. Shown by `pagewell help`. */
  usage: string;
  /** Everything there is to know of it, shown by its `--help`; the usage, where there is no more. */
  help?: string;
  /**
   * Does it. Returns the exit status.
   *
   * @throws UsageError for arguments that make no sense
   */
  run: (args: readonly string[], output: Output, interruption: AbortSignal) => number | Promise<number>;
  /** Whether it ends by itself, in good order, when it is interrupted. Others are ended on the spot. */
  endsItself?: boolean;
}
