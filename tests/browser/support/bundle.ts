import { execFileSync } from 'node:child_process';

/**
 * Bundles a module of ours for a page that has no module loader.
 *
 * Vite runs in a process of its own: its compiled parts refuse objects that come from the test runner's sandbox.
 *
 * @param name the global that the module's exports come under
 */
export function bundleForBrowser(entry: string, name: string, folder: string): void {
  const options = {
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, target: 'esnext', lib: { entry, formats: ['iife'], name, fileName: name } },
  };
  const script = `import { build } from 'vite'; await build(${JSON.stringify(options)});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
}
