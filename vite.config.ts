import wyw from '@wyw-in-js/vite';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/** Components whose CSS, and for islands whose script, the manifest must name: `widgets/<type>/<Type>.tsx`. */
function widgetComponents(): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const folder of readdirSync('widgets', { withFileTypes: true })) {
    if (!folder.isDirectory() || folder.name === 'shared') continue;
    const name = folder.name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
    entries[`widget-${folder.name}`] = join('widgets', folder.name, `${name}.tsx`);
  }
  return entries;
}

export default defineConfig({
  plugins: [wyw({ prefixer: false, include: ['**/*.{ts,tsx}'] })],
  build: {
    outDir: 'dist/client',
    manifest: true,
    modulePreload: false,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    rollupOptions: {
      preserveEntrySignatures: 'exports-only',
      input: { loader: 'client/main.ts', tokens: 'shell/design/tokens.styles.ts', ...widgetComponents() },
    },
  },
});
