import { exportArticles, exportUsage } from './commands/exportArticles.ts';
import { importArticles, importUsage } from './commands/importArticles.ts';
import { newBlock, newBlockUsage } from './commands/newBlock.ts';
import { render, renderUsage } from './commands/render.ts';
import { validate, validateUsage } from './commands/validate.ts';
import { exitStatus, UsageError } from './exitStatus.ts';
import { type Output, standardOutput } from './output.ts';

type Command = (args: readonly string[], output: Output) => number | Promise<number>;

const commands = new Map<string, Command>([
  ['validate', validate],
  ['render', render],
  ['import', importArticles],
  ['export', exportArticles],
  ['new-block', newBlock],
]);

const usage = `${[validateUsage, renderUsage, importUsage, exportUsage, newBlockUsage].join('\n\n')}

Exit status: 0 nothing found, 1 findings, 2 wrong usage, 3 incomplete, 4 no input matched, 130 interrupted.
`;

const helpWords: ReadonlySet<string> = new Set(['help', '--help', '-h']);

/** Runs the `pagewell` command. Returns its exit status; never throws. */
export async function main(args: readonly string[], output: Output = standardOutput()): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || helpWords.has(name) || rest.includes('--help')) {
    output.out(usage);
    return name === undefined ? exitStatus.usage : exitStatus.ok;
  }
  const command = commands.get(name);
  if (!command) {
    output.err(`pagewell: there is no command "${name}". There are: ${[...commands.keys()].join(', ')}.\n`);
    return exitStatus.usage;
  }
  const interrupt = (): void => process.exit(exitStatus.interrupted);
  process.once('SIGINT', interrupt);
  try {
    return await command(rest, output);
  } catch (error) {
    output.err(`pagewell ${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    return isUsage(error) ? exitStatus.usage : exitStatus.incomplete;
  } finally {
    process.off('SIGINT', interrupt);
  }
}

/** Whether the caller got the command's arguments wrong, which `parseArgs` says by the error's code. */
function isUsage(error: unknown): boolean {
  if (error instanceof UsageError) return true;
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS');
}
