import { run } from '../steps.ts';

export const payloadFolder = 'adapters/payload';

/** Installs what Payload needs where that is not there yet, and makes the file that it has of our code. */
export function preparePayload(): void {
  run('Packages of Payload', ['npm', 'install', '--prefix', payloadFolder, '--no-audit', '--no-fund']);
  run('What Payload needs of ours', ['npm', 'run', '-s', 'build:payload']);
}
