import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { constantTokensInPlace } from './constantTokens.ts';
import { parserOfTheServer } from './frame.config.ts';
import { linaria } from './linaria.ts';
import { startAddress } from './startAddress.ts';

export const development = {
  configFile: false,
  appType: 'custom',
  publicDir: false,
  logLevel: 'warn',
  plugins: [constantTokensInPlace(), linaria(), react(), jsonAsModule(), pageStart()],
  optimizeDeps: {
    entries: [
      'client/main.ts',
      'editor-preview/app/main.tsx',
      'editor-preview/app/frame/inFrame/main.ts',
      'widgets/*/[A-Z]*.tsx',
    ],
    rolldownOptions: { plugins: [parserOfTheServer()] },
  },
} satisfies InlineConfig;

const saysJson =
  /(\.json['"`])\s*(?:with\s*\{\s*type:\s*['"]json['"],?\s*\}|,\s*\{\s*with:\s*\{\s*type:\s*['"]json['"],?\s*\},?\s*\})/g;

/** Vite serves JSON as a script, which a browser refuses for an import with `type: 'json'`. */
function jsonAsModule(): Plugin {
  return {
    name: 'pagewell:json-as-module',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) =>
      /\.tsx?(?:\?|$)/.test(id) && code.includes('.json')
        ? { code: code.replace(saysJson, '$1'), map: null }
        : null,
  };
}

function pageStart(): Plugin {
  return {
    name: 'pagewell:start',
    resolveId: (id) => (id.startsWith(startAddress) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${startAddress}`)) return null;
      return pageStartScript(new URLSearchParams(id.split('?')[1]).get('script') ?? '');
    },
  };
}

/** @param script the page's own, from the project's root */
export function pageStartScript(script: string): string {
  return [
    react.preambleCode.replace('__BASE__', '/'),
    "await import('/editor-preview/app/development/follow.ts');",
    `await import(${JSON.stringify(script)});`,
  ].join('\n');
}
