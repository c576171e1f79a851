import type { Plugin } from 'vite';
import { constantTokens } from '#shell/design/constantTokens.ts';

export function withConstantTokens(css: string): string {
  return css.replace(/var\((--[\w-]+)\)/g, (written, name: string) => constantTokens.get(name) ?? written);
}

/** In development an id may end with a query. */
export function constantTokensInPlace(): Plugin {
  return {
    name: 'pagewell:constant-tokens',
    enforce: 'pre',
    transform: (css, id) => (/\.css(?:\?|$)/.test(id) ? withConstantTokens(css) : null),
  };
}
