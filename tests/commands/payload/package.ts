import { existsSync, readFileSync } from 'node:fs';
import { run } from '../steps.ts';

/** The package that runs Payload, which installs its own packages. */
export const payloadFolder = 'adapters/payload';

/** Installs what Payload needs where that is not there yet, and makes the file that it has of our code. */
export function preparePayload(): void {
  if (!isInstalled())
    run('Packages of Payload', ['npm', 'ci', '--prefix', payloadFolder, '--no-audit', '--no-fund']);
  run('What Payload needs of ours', ['npm', 'run', '-s', 'build:payload']);
}

/** Whether what is installed is what the lockfile says; npm notes that beside the packages. */
function isInstalled(): boolean {
  const installed = `${payloadFolder}/node_modules/.package-lock.json`;
  return existsSync(installed) && packagesIn(installed) === packagesIn(`${payloadFolder}/package-lock.json`);
}

function packagesIn(lockfile: string): string {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'));
  return Object.entries<{ version?: string; optional?: boolean }>(packages)
    .filter(([name, { optional }]) => name !== '' && !optional)
    .map(([name, { version }]) => `${name}@${version}`)
    .sort()
    .join('\n');
}
