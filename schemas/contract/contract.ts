/**
 * Exits with 1 if content is rejected that no migration covers.
 * `npm run contract -- --release` records the present bundle.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bundleName } from '../bundleName.ts';
import { isSchema, type JsonSchema } from '../jsonSchema.ts';
import { migrations } from '../migrations/migrations.ts';
import { compareContracts } from './compareContracts.ts';
import { contractReport } from './contractReport.ts';

const present = new URL(`../${bundleName}`, import.meta.url);
const released = new URL(`../released/${bundleName}`, import.meta.url);

const { text, isCompatible } = contractReport(compareContracts(read(released), read(present)), migrations);
process.stdout.write(text);
if (!isCompatible) process.exitCode = 1;
else if (process.argv.includes('--release')) {
  writeFileSync(released, `${JSON.stringify(read(present))}\n`);
  process.stdout.write('This is the last release from now on.\n');
}

function read(file: URL): JsonSchema {
  const schema: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isSchema(schema)) throw new Error(`${file.pathname} is no schema.`);
  return schema;
}
