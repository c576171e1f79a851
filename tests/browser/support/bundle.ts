import { execFileSync } from 'node:child_process';

/**
 * Bundles a module of ours for browsers, with what it loads on demand beside it.
 *
 * Vite runs in a process of its own: its compiled parts refuse objects that come from the test runner's sandbox.
 *
 * @param name of the module in the folder, without its ending
 */
export function bundleForBrowser(entry: string, name: string, folder: string): void {
  const options = {
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
        input: { [name]: entry },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  };
  const script = `import { build } from 'vite'; await build(${JSON.stringify(options)});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
}
