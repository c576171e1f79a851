import type { Plugin } from 'vite';
import { constantTokens } from '#shell/design/constantTokens.ts';

/** A style sheet with the values of constant tokens in the place of their names. */
export function withConstantTokens(css: string): string {
  return css.replace(/var\((--[\w-]+)\)/g, (written, name: string) => constantTokens.get(name) ?? written);
}

/** Does so with each style sheet. In development an address may have a query behind it. */
export function constantTokensInPlace(): Plugin {
  return {
    name: 'pagewell:constant-tokens',
    enforce: 'pre',
    transform: (css, id) => (/\.css(?:\?|$)/.test(id) ? withConstantTokens(css) : null),
  };
}
