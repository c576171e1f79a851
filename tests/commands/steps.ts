import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

export type Command = readonly [command: string, ...parameters: string[]];

/** Runs a command for somebody who watches it. The process ends with it where it fails. */
export function run(title: string, [command, ...parameters]: Command, env: NodeJS.ProcessEnv = {}): void {
  process.stdout.write(`\n${title}\n`);
  const { status }: SpawnSyncReturns<Buffer> = spawnSync(command, parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

export function jest(project: 'unit' | 'browser', pattern: string, ...more: readonly string[]): Command {
  return [
    ...(['npm', 'run', '-s', 'jest', '--', `--selectProjects=${project}`] as const),
    ...['--testPathPatterns', pattern, ...more],
  ];
}

/** The one thing that a command was asked to try. The process ends, and says what there is, where there is none of that name. */
export function oneOf(command: string, what: string, names: readonly string[], example: string): string {
  const [name = ''] = process.argv.slice(2);
  if (names.includes(name)) return name;
  const asked = name === '' ? '' : `There is no ${what} “${name}”. `;
  process.stderr.write(
    `${asked}Say which ${what} is to be tried: npm run ${command} ${example}\nThere are: ${names.join(', ')}\n`,
  );
  process.exit(2);
}

export function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
}
