import { writeFileSync } from 'node:fs';
import { reasonOf } from '../files/readBounded.ts';
import type { Outcome } from '../findings/outcome.ts';
import type { AskedFormat } from '../settings/reportFormats.ts';
import type { Output } from '../terminal/output.ts';
import { loadReporter } from './formats.ts';

/**
 * Writes all the reports that were asked for; where none is for standard output, the one for people is.
 *
 * @throws an error that names the file where one cannot be written, when the others are
 */
export async function writeReports(
  outcome: Outcome,
  formats: readonly AskedFormat[],
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
