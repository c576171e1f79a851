/** `npm run check`: everything that reads the sources and runs none of them. Ends with 1 where one of it fails. */
import { schemaTexts } from '#editor-preview/app/words/spanish/spanish.ts';
import { checks } from './checks.ts';
import { sideBySide } from './sideBySide.ts';
import { schemaTextsInForms, untranslated } from './untranslated.ts';

const failed = await sideBySide(checks);
const missing = untranslated(schemaTextsInForms(), schemaTexts);
if (missing.length > 0) {
  process.stdout.write(
    `\nNot translated into Spanish, and shown in English (editor-preview/app/words/spanish/, schemas/words/es.*.json):\n${missing.map((text) => `  ${text}\n`).join('')}`,
  );
}
if (failed.length > 0) {
  process.stderr.write(`\nFailed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
