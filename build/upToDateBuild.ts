import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildFolders, generators, wholeConfigurations } from './buildSources.ts';
import { buildWith, runBuildTool } from './buildTools.ts';

export const builtServer = path.join('dist', 'server', 'main.js');

/** Each build writes its file last, so an incomplete build is never used. */
const outcomes = [builtServer, path.join('dist', 'client', '.vite', 'manifest.json')];

const sources = [...buildFolders, 'package-lock.json'];

export function isUpToDate(project: string): boolean {
  const built = outcomes.map((file) => path.join(project, file));
  if (!built.every((file) => existsSync(file))) return false;
  const builtAt = Math.min(...built.map((file) => statSync(file).mtimeMs));
  return sources.every((source) => newestChange(path.join(project, source)) <= builtAt);
}

/** A folder's own time reveals deleted files. */
function newestChange(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(file).reduce(
    (newest, name) => Math.max(newest, newestChange(path.join(file, name))),
    stats.mtimeMs,
  );
}

export async function buildAll(project: string): Promise<boolean> {
  process.stdout.write('Building Pagewell …\n');
  for (const { program } of generators) if (!(await runBuildTool(project, program))) return false;
  const built = await Promise.all(
    wholeConfigurations.map((configuration) => runBuildTool(project, ...buildWith(configuration))),
  );
  return built.every((succeeded) => succeeded);
}
