import { newFeature } from './newThings/newThings.ts';
import { exitStatus } from './terminal/exitStatus.ts';

try {
  process.stdout.write(newFeature(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`new-feature: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = exitStatus.usage;
}
