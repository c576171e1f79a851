import path from 'node:path';
import type { DevEnvironment } from 'vite';
import { withConstantTokens } from '#build/constantTokens.ts';
import type { ManifestEntry } from '#shell/assets/manifest.ts';

export interface SourceManifest {
  manifest: Map<string, ManifestEntry>;
  sheets: ReadonlyMap<string, string>;
}

/** In the order of a build. */
export async function readSourceManifest(
  environment: DevEnvironment,
  sources: Iterable<string>,
): Promise<SourceManifest> {
  const { root } = environment.config;
  const manifest = new Map<string, ManifestEntry>();
  const sheets = new Map<string, string>();
  const visited = new Set<string>();

  async function visit(source: string): Promise<void> {
    if (visited.has(source)) return;
    visited.add(source);
    const { deps = [] } = (await environment.transformRequest(`/${source}`)) ?? {};
    const imported = deps
      .filter((url) => url.startsWith('/') && !url.startsWith('/@') && !url.includes('/node_modules/'))
      .map((url) => path.relative(root, url.startsWith(`${root}/`) ? url : path.join(root, url)));
    const css = imported.filter((file) => file.endsWith('.css'));
    const imports = imported.filter((file) => /\.tsx?$/.test(file));
    manifest.set(source, { file: source, css, imports });
    await Promise.all([...css.map(readSheet), ...imports.map(visit)]);
  }

  async function readSheet(sheet: string): Promise<void> {
    const loaded = await environment.pluginContainer.load(path.join(root, sheet));
    const text = typeof loaded === 'string' ? loaded : loaded?.code;
    if (text === undefined) throw new Error(`There is no style sheet ${sheet}.`);
    // Vite's own transform would turn a sheet into a script.
    sheets.set(sheet, withConstantTokens(text));
  }

  await Promise.all([...sources].map(visit));
  return { manifest, sheets };
}
