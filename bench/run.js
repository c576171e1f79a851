#!/usr/bin/env node
/**
 * Runs one benchmark: builds it like the server, so that what is measured is what runs, and starts it with
 * NODE_ENV=production in its environment (a line in a module would come too late for React).
 *
 * Usage: node bench/run.js page|request|memory|hold|server|bytes|paint|validate|start|editor|interactions|save|shell|drugs|scale|walk|upgrade|backup
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const [name, ...args] = process.argv.slice(2);
const source = `bench/${name}.ts`;
if (!name || !existsSync(source)) {
  process.stderr.write(
    'Usage: node bench/run.js page|request|memory|hold|server|bytes|paint|validate|start|editor|interactions|save|shell|drugs|scale|walk|upgrade|backup\n',
  );
  process.exit(2);
}
const env = { ...process.env, NODE_ENV: 'production', BENCH_ENTRY: source };

run('node_modules/vite/bin/vite.js', [
  'build',
  '--configLoader',
  'native',
  '--config',
  'bench/vite.config.ts',
  '--logLevel',
  'warn',
]);
run(`dist/bench/${name}.js`, args);

function run(script, scriptArgs) {
  const { status } = spawnSync(process.execPath, [script, ...scriptArgs], { env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
