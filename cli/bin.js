#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module from 'node:module';

const built = new URL('../dist/server/cli.js', import.meta.url);

if (!module.enableCompileCache) {
  // One without it lacks other things as well, and would end with an error that nobody understands.
  process.stderr.write(
    `pagewell: this is Node.js ${process.version}, which is too old. "npm run pagewell --" takes the right one, which is also at node_modules/.bin/node.\n`,
  );
  process.exitCode = 2;
} else if (existsSync(built)) {
  // Compiled once, kept for the next run: half of a short run is compiling.
  module.enableCompileCache();
  // React decides by NODE_ENV, at its first import, whether it is the fast build or the one for developers.
  process.env.NODE_ENV ??= 'production';
  const { main } = await import(built.href);
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.stderr.write('pagewell: not built yet. Run "npm run build" first.\n');
  process.exitCode = 2;
}
