import { newRule } from './newThings/newThings.ts';
import { exitStatus } from './terminal/exitStatus.ts';

try {
  process.stdout.write(newRule(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`new-rule: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = exitStatus.usage;
}
