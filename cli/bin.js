#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const built = new URL('../dist/server/cli.js', import.meta.url);
const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

if (Number.parseInt(process.versions.node, 10) < Number.parseInt(dependencies.node, 10)) {
  runInRightNode();
} else if (existsSync(built)) {
  module.enableCompileCache();
  // React chooses its production build by NODE_ENV at its first import.
  process.env.NODE_ENV ??= 'production';
  const { main } = await import(built.href);
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.stderr.write('pagewell: not built yet. Run "npm run build" first.\n');
  process.exitCode = 2;
}

/** The required Node.js is a package dependency, whichever version runs this. */
function runInRightNode() {
  const right = rightNode();
  if (right === undefined) {
    process.stderr.write(
      `pagewell: this is Node.js ${process.version}, which is too old, and ${dependencies.node}, which comes with "npm ci", is not there.\n`,
    );
    process.exitCode = 2;
    return;
  }
  const running = spawn(right, process.argv.slice(1), { stdio: 'inherit' });
  running.on('close', (status) => {
    process.exitCode = status ?? 3;
  });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => running.kill());
}

function rightNode() {
  const { resolve } = createRequire(import.meta.url);
  try {
    const file = join(dirname(resolve('node/package.json')), 'bin', 'node');
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
