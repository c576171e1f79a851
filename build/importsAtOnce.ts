import type { Plugin } from 'vite';

/**
 * Lets each script that pages ask for name all that it needs, and not only what it imports itself: a browser then asks for these at
 * once, and not for some of them after it has read the others. On a slow network each of these rounds is a wait of its own. (Rollup
 * does so by itself; Rolldown does not.)
 */
export function importsAtOnce(): Plugin {
  return {
    name: 'pagewell:imports-at-once',
    renderChunk(code, chunk, _options, { chunks }) {
      if (!chunk.isEntry) return null;
      const needed = new Set(chunk.imports);
      // A set grows while it is gone through.
      for (const file of needed) for (const further of chunks[file]?.imports ?? []) needed.add(further);
      const folder = chunk.fileName.slice(0, chunk.fileName.lastIndexOf('/') + 1);
      const missing = [...needed].filter((file) => file !== chunk.fileName && !chunk.imports.includes(file));
      const imports = missing.map((file) => `import"./${file.slice(folder.length)}";`).join('');
      return imports === '' ? null : { code: imports + code, map: null };
    },
  };
}
