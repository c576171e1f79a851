import type { Plugin } from 'vite';

/** Browsers then request all imports concurrently. Rollup does so itself; Rolldown does not. */
export function preloadImports(): Plugin {
  return {
    name: 'pagewell:imports-at-once',
    renderChunk(code, chunk, _options, { chunks }) {
      if (!chunk.isEntry) return null;
      const needed = new Set(chunk.imports);
      // The set grows during iteration.
      for (const file of needed) for (const further of chunks[file]?.imports ?? []) needed.add(further);
      const folder = chunk.fileName.slice(0, chunk.fileName.lastIndexOf('/') + 1);
      const missing = [...needed].filter((file) => file !== chunk.fileName && !chunk.imports.includes(file));
      const imports = missing.map((file) => `import"./${file.slice(folder.length)}";`).join('');
      return imports === '' ? null : { code: imports + code, map: null };
    },
  };
}
