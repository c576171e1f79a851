#!/usr/bin/env node
/**
 * Runs one benchmark: builds it like the server, so that what is measured is what runs, and starts it with
 * NODE_ENV=production in its environment (a line in a module would come too late for React).
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const [name, ...args] = process.argv.slice(2);
const names = readdirSync('bench')
  .filter((file) => file.endsWith('.ts') && !file.startsWith('vite'))
  .map((file) => file.replace('.ts', ''));
if (!names.includes(name)) {
  process.stderr.write(`Usage: npm run bench -- ${names.join('|')}\n`);
  process.exit(2);
}
const source = `bench/${name}.ts`;
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
