/** `npm run check`: everything that reads the sources and runs none of them. Ends with 1 where one of it fails. */
import { checks } from './checks.ts';
import { sideBySide } from './sideBySide.ts';

const failed = await sideBySide(checks);
if (failed.length > 0) {
  process.stderr.write(`\nFailed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
