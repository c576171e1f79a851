import type { CorpusEntry } from '../../quality/corpus.ts';
import type { CheckSettings } from '../check/checkDocument.ts';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import { loadCheck } from '../check/loadCheck.ts';
import { counted } from '../counts.ts';
import { documentsOfFiles, noStandardInput } from '../input/fileDocuments.ts';
import type { Output } from '../output.ts';
import { fixFile, writeFixed } from './fixFile.ts';
import { unifiedDiff } from './unifiedDiff.ts';

/** What mending came to. */
export interface FixedFindings {
  /** Problems that were mended, or would be. */
  count: number;
  /** What is left to find, in the order of the input. */
  withFindings: CheckedDocument[];
}

/**
 * Mends files in which something was found that can be mended without anybody seeing a difference.
 *
 * @param isTrial shows what would be changed, and changes nothing
 */
export async function fixFindings(
  found: readonly CheckedDocument[],
  settings: CheckSettings,
  corpus: readonly CorpusEntry[] | undefined,
  { isTrial, output }: { isTrial: boolean; output: Output },
): Promise<FixedFindings> {
  const { documentCheck } = await loadCheck();
  const check = await documentCheck(settings, corpus);
  const files = Map.groupBy(found, ({ name }) => name);
  const withFindings: CheckedDocument[] = [];
  let count = 0;
  for (const [name, documents] of files) {
    const fixed = documents.some(canBeFixed) ? fixFile(name, check) : undefined;
    if (!fixed || fixed.count === 0) {
      withFindings.push(...documents);
      continue;
    }
    count += fixed.count;
    if (isTrial) output.out(unifiedDiff(name, fixed.before.toString(), fixed.after.toString()));
    else {
      writeFixed(name, fixed);
      output.err(`pagewell: ${name}: ${counted(fixed.count, 'problem')} mended\n`);
      for await (const document of documentsOfFiles([name], noStandardInput)) {
        withFindings.push(...check([document]).filter(({ findings }) => findings.length > 0));
      }
    }
  }
  return { count, withFindings };
}

function canBeFixed({ findings, complete }: CheckedDocument): boolean {
  return complete && findings.some(({ problem }) => problem.fix?.kind === 'safe');
}
