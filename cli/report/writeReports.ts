import { writeFileSync } from 'node:fs';
import { reasonOf } from '../files/readBounded.ts';
import type { Outcome } from '../findings/outcome.ts';
import type { FormatName, RequestedFormat } from '../settings/reportFormats.ts';
import type { Output } from '../terminal/output.ts';
import type { Reporter } from './reporter.ts';

/** @throws an error that names an unwritable file, after the others are written */
export async function writeReports(
  outcome: Outcome,
  formats: readonly RequestedFormat[],
  output: Output,
): Promise<void> {
  const shown = formats.find(({ file }) => file === undefined)?.name ?? 'pretty';
  const write = await loadReporter(shown);
  output.out(write(outcome, output));
  const failures: string[] = [];
  for (const { name, file } of formats) {
    if (file === undefined) continue;
    const writeFile = await loadReporter(name);
    try {
      writeFileSync(file, writeFile(outcome, { colour: false, width: output.width }));
    } catch (error) {
      failures.push(`the report ${file} cannot be written: ${reasonOf(error)}`);
    }
  }
  if (failures.length > 0) throw new Error(failures.join('; '));
}

const reporters: Readonly<Record<FormatName, () => Promise<Reporter>>> = {
  pretty: async () => (await import('./pretty.ts')).pretty,
  concise: async () => (await import('./concise.ts')).concise,
  json: async () => (await import('./json.ts')).json,
  ndjson: async () => (await import('./ndjson.ts')).ndjson,
  junit: async () => (await import('./junit.ts')).junit,
  sarif: async () => (await import('./sarif.ts')).sarif,
  github: async () => (await import('./github.ts')).github,
};

function loadReporter(name: FormatName): Promise<Reporter> {
  return reporters[name]();
}
