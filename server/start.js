/** Builds if needed. Without dependencies, because it runs before anything is built. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { vite } from '#build/buildTools.ts';
import { buildAll, builtServer, isUpToDate } from '#build/upToDateBuild.ts';
import { endWithParent } from './process/endWithParent.ts';

// Before the first import of React, which picks its production or development build once.
process.env.NODE_ENV ??= 'production';

const project = path.join(import.meta.dirname, '..');
const program = path.join(project, builtServer);

if (!isUpToDate(project)) {
  if (existsSync(path.join(project, vite))) {
    if (!(await buildAll(project))) fail('The build failed; see above.');
  }
  // A package without sources uses its own build.
  else if (!existsSync(program))
    fail('There is no build, and no tools to make one. Run "npm ci" and start again.');
}
endWithParent();
await import(program);

/** @param {string} reason */
function fail(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
