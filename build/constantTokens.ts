import type { Plugin } from 'vite';
import { constantTokens } from '#shell/design/constantTokens.ts';

/** Writes the values of constant tokens in the place of their names. */
export function constantTokensInPlace(): Plugin {
  return {
    name: 'pagewell:constant-tokens',
    enforce: 'pre',
    transform: (css, id) =>
      /\.css$/.test(id)
        ? css.replace(/var\((--[\w-]+)\)/g, (written, name: string) => constantTokens.get(name) ?? written)
        : null,
  };
}
