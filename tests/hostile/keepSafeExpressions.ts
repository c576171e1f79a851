/** `node tests/hostile/keepSafeExpressions.ts`: tries every expression, and keeps those that are safe, so that tests need not try them again. */
import { writeFileSync } from 'node:fs';
import { asKept, judged, keptFile, repeating } from './expressions.ts';

const safe: string[] = [];
for (const pattern of repeating) {
  const status = await judged(pattern);
  if (status === 'safe') safe.push(asKept(pattern));
  else process.stderr.write(`${status}: ${asKept(pattern)} in ${pattern.file}\n`);
}
writeFileSync(keptFile, `${JSON.stringify([...new Set(safe)].sort(), null, 2)}\n`);
