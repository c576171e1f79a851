import path from 'node:path';
import { buildAll, isUpToDate } from '../upToDateBuild.ts';
import { PackingError, refuseUsedFolder, writePackedFolder } from './writePackedFolder.ts';

const project = path.join(import.meta.dirname, '..', '..');

/** `npm run pack -- DIR`: builds if needed, and creates the folder to deploy. */
async function main([name, ...more]: readonly string[]): Promise<number> {
  if (name === undefined || name === '' || name.startsWith('-') || more.length > 0) {
    process.stderr.write('Usage: npm run pack -- DIR\n');
    return 2;
  }
  const target = path.resolve(process.env.INIT_CWD ?? '.', name);
  try {
    refuseUsedFolder(target);
    if (!isUpToDate(project) && !(await buildAll(project)))
      throw new PackingError('The build failed; see above.');
    writePackedFolder(project, target);
  } catch (error) {
    if (!(error instanceof PackingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
  process.stdout.write(
    `Packed into ${target}.\nIt runs with: node_modules/.bin/node --max-semi-space-size=8 start.js\n`,
  );
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
