import { newBlock } from './commands/newBlock.ts';
import { exitStatus } from './terminal/exitStatus.ts';

try {
  process.exitCode = newBlock(process.argv.slice(2), { out: (text) => process.stdout.write(text) });
} catch (error) {
  process.stderr.write(`new-block: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = exitStatus.usage;
}
