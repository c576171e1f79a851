import { nearestName } from '#transformer/validate/nearestName.ts';
import packageFile from '../package.json' with { type: 'json' };
import type { Command } from './terminal/command.ts';
import { exitStatus, isUsageError } from './terminal/exitStatus.ts';
import { type Output, standardOutput, visible } from './terminal/output.ts';

/** Commands are loaded on demand: checking articles needs neither React nor a database. */
const commands: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['validate', async () => (await import('./commands/validate.ts')).validateCommand],
  ['rules', async () => (await import('./commands/rules.ts')).rulesCommand],
  ['render', async () => (await import('./commands/render.ts')).renderCommand],
  ['import', async () => (await import('./commands/importArticles.ts')).importCommand],
  ['export', async () => (await import('./commands/exportArticles.ts')).exportCommand],
  ['backup', async () => (await import('./commands/backup.ts')).backupCommand],
  ['restore', async () => (await import('./commands/restore.ts')).restoreCommand],
  ['people', async () => (await import('./commands/people.ts')).peopleCommand],
  ['drugs', async () => (await import('./commands/drugs.ts')).drugsCommand],
  ['site', async () => (await import('./commands/site.ts')).siteCommand],
  ['newsletter', async () => (await import('./commands/newsletter.ts')).newsletterCommand],
  ['members', async () => (await import('./commands/members.ts')).membersCommand],
  ['new-block', async () => (await import('./commands/newBlock.ts')).newBlockCommand],
]);

const exitStatuses = `Exit status: 0 nothing found, 1 findings, 2 wrong usage or configuration, 3 incomplete, 4 no input
matched, 130 interrupted.
`;

const helpWords: ReadonlySet<string> = new Set(['help', '--help', '-h']);

/** Returns the exit status; never throws. */
export async function main(args: readonly string[], output: Output = standardOutput()): Promise<number> {
  const [name, ...rest] = args;
  if (name === '--version') {
    output.out(`pagewell ${packageFile.version}\n`);
    return exitStatus.ok;
  }
  if (name === undefined || (helpWords.has(name) && rest.length === 0)) {
    output.out(await usage());
    return name === undefined ? exitStatus.usage : exitStatus.ok;
  }
  const requested = helpWords.has(name) ? (rest[0] ?? '') : name;
  const load = commands.get(requested);
  if (!load) {
    const near = nearestName(requested, [...commands.keys()]);
    const hint = near ? ` Did you mean ${near}?` : '';
    output.err(
      `pagewell: unknown command "${requested}".${hint} Commands: ${[...commands.keys()].join(', ')}.\n`,
    );
    return exitStatus.usage;
  }
  const command = await load();
  if (requested !== name || rest.includes('--help') || rest.includes('-h')) {
    output.out(`${command.help ?? command.usage}\n\n${exitStatuses}`);
    return exitStatus.ok;
  }
  return runCommand(requested, command, rest, output);
}

async function runCommand(
  name: string,
  command: Command,
  args: readonly string[],
  output: Output,
): Promise<number> {
  const interruption = new AbortController();
  const interrupt = (): void => {
    if (!command.handlesInterruption || interruption.signal.aborted) process.exit(exitStatus.interrupted);
    interruption.abort();
  };
  process.on('SIGINT', interrupt);
  try {
    return await command.run(args, output, interruption.signal);
  } catch (error) {
    const message = visible(error instanceof Error ? error.message : String(error));
    if (!isUsage(error)) {
      output.err(`pagewell ${name}: ${message}\n`);
      return exitStatus.incomplete;
    }
    // Node's further advice is about arguments that begin with a hyphen, which is rarely the cause.
    const [first = ''] = message.split(/\. To specify|\nTo specify/);
    output.err(
      `pagewell ${name}: ${first}${optionHint(first, command)}\nFor usage, run pagewell ${name} --help.\n`,
    );
    return exitStatus.usage;
  } finally {
    process.off('SIGINT', interrupt);
  }
}

function optionHint(message: string, { help, usage }: Command): string {
  const unknown = /Unknown option '--([^']+)'/.exec(message)?.[1];
  const options = [...(help ?? usage).matchAll(/(?<=--)[a-z][a-z-]+/g)].map(([option]) => option);
  const near = unknown && nearestName(unknown, [...new Set(options)]);
  return near ? `. Did you mean --${near}?` : '';
}

async function usage(): Promise<string> {
  const all = await Promise.all([...commands.values()].map((load) => load()));
  return `${all.map((command) => command.usage).join('\n\n')}\n\npagewell COMMAND --help shows more, pagewell --version the version.\n\n${exitStatuses}`;
}

function isUsage(error: unknown): boolean {
  if (isUsageError(error)) return true;
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS');
}
