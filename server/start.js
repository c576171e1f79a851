/**
 * What `npm start` runs: builds where there is no build or an old one, then becomes the server. Without
 * dependencies, because it runs before anything is built.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildFolders, generators, wholeConfigurations } from './process/buildSources.ts';
import { buildWith, runBuildTool, vite } from './process/buildTools.ts';
import { endWithParent } from './process/endWithParent.ts';

// Before the first import of React: it decides by this, once, whether it is the fast build or the one for developers.
process.env.NODE_ENV ??= 'production';

const project = path.join(import.meta.dirname, '..');
const program = path.join(project, 'dist', 'server', 'main.js');
/** Each build writes its file last, so that half a build is never taken for a whole one. */
const outcomes = [program, path.join(project, 'dist', 'client', '.vite', 'manifest.json')];

const sources = [...buildFolders, 'package-lock.json'];

if (!isUpToDate()) {
  if (existsSync(path.join(project, vite))) await build();
  // Where only what runs was installed, the build that came with it is the right one.
  else if (!existsSync(program))
    fail('There is no build, and no tools to make one. Run "npm ci" and start again.');
}
endWithParent();
await import(program);

function isUpToDate() {
  if (!outcomes.every((file) => existsSync(file))) return false;
  const builtAt = Math.min(...outcomes.map((file) => statSync(file).mtimeMs));
  return sources.every((source) => newestChange(path.join(project, source)) <= builtAt);
}

/** When the newest file in it was changed, in milliseconds; a folder's own time tells of files that are gone. */
function newestChange(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(file).reduce(
    (newest, name) => Math.max(newest, newestChange(path.join(file, name))),
    stats.mtimeMs,
  );
}

async function build() {
  process.stdout.write('Building Pagewell …\n');
  for (const { program: generator } of generators) await run(generator);
  await Promise.all(wholeConfigurations.map((configuration) => run(...buildWith(configuration))));
}

/** @param {string[]} command a program and its parameters */
async function run(...command) {
  const [program, ...parameters] = command;
  if (!(await runBuildTool(project, program, ...parameters))) fail('The build failed; see above.');
}

/** @param {string} reason */
function fail(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
