import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '#cli/backup/manifest.ts';

export function withManifest(backup: string, copy: string, change: (manifest: Manifest) => unknown): string {
  cpSync(backup, copy, { recursive: true });
  const manifest: Manifest = JSON.parse(readFileSync(join(copy, 'manifest.json'), 'utf8'));
  const text = JSON.stringify(change(manifest) ?? manifest);
  writeFileSync(join(copy, 'manifest.json'), text);
  writeFileSync(join(copy, 'manifest.sha256'), createHash('sha256').update(text).digest('hex'));
  return copy;
}
