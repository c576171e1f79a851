import type { HtmlFilter } from '../filter.ts';
import { elementsIn, mapElements } from '../tree/walk.ts';
import { textOfTree } from '../tree/writeTree.ts';
import { rewriteWord } from './word.ts';

/** Outlook, in the browser and as a program. Its HTML is Word's. */
export const outlook: HtmlFilter = {
  name: 'outlook',
  recognises: ({ html }) =>
    /class="[^"]{0,200}\b(?:elementToProof|x_Mso\w+|x_elementToProof)\b|id="(?:x_)?divRplyFwdMsg"|\(filtered medium\)/.test(
      html,
    ),
  rewrite(nodes, context) {
    for (const { attribs } of elementsIn(nodes)) {
      // The browser version prefixes all class names with this.
      if (attribs.class) attribs.class = attribs.class.replace(/(^|\s)x_/g, '$1');
      if (attribs.id) attribs.id = attribs.id.replace(/^x_/, '');
    }
    const letters = mapElements(nodes, ({ attribs, children, at }) => {
      if (attribs.id !== 'Signature' && attribs.id !== 'divRplyFwdMsg') return undefined;
      context.note('lost', 'dropped', textOfTree(children), at);
      return [];
    });
    return rewriteWord(letters, context);
  },
};
