import { Parser } from 'htmlparser2';
import { elementOf } from '../../html/elements.ts';
import { asXmlText } from '../../html/escape.ts';
import { elementNamed, isText, type TreeElement, type TreeNode, textNode } from '../../html/treeNodes.ts';
import type { TreeComment } from './walk.ts';

/** Deeper elements are unwrapped, to bound the stack. */
const maxDepth = 100;
/** The parser's time is quadratic in the depth. No program's documents are nested this deep. */
export const maxParsedDepth = 2_000;
/** In UTF-16 units. Longer values are cut, because each rule compares each name in them. */
const maxNames = 10_000;

export class TooDeepError extends Error {
  override readonly message = 'its elements are nested too deeply';
}

/**
 * Parses HTML. Loads and runs nothing.
 * @throws TooDeepError
 */
export function parseTree(html: string): TreeNode[] {
  const roots: TreeNode[] = [];
  const open: TreeElement[] = [];
  let depth = 0;
  const childrenNow = (): TreeNode[] => open.at(-1)?.children ?? roots;
  /** A removed tag still separates words. */
  const addBoundary = (name: string): void => {
    const { isBoundary, level } = elementOf(name);
    if (level === 'block') childrenNow().push(elementNamed('br'));
    else if (isBoundary) addText(' ');
  };
  const addText = (data: string): void => {
    const siblings = childrenNow();
    const last = siblings.at(-1);
    if (last && isText(last)) siblings[siblings.length - 1] = textNode(last.data + data);
    else siblings.push(textNode(data));
  };
  const parser = new Parser(
    {
      onopentag(name, attribs) {
        depth += 1;
        if (depth > maxParsedDepth) throw new TooDeepError();
        if (depth > maxDepth) addBoundary(name);
        else {
          for (const each of ['class', 'id', 'style']) {
            const value = attribs[each];
            if (value !== undefined && value.length > maxNames) attribs[each] = value.slice(0, maxNames);
          }
          const element: TreeElement = { type: 'tag', name, attribs, children: [], at: parser.startIndex };
          childrenNow().push(element);
          open.push(element);
        }
      },
      onclosetag(name) {
        if (depth > maxDepth) addBoundary(name);
        else open.pop();
        depth -= 1;
      },
      ontext: addText,
      oncomment(data) {
        const comment: TreeComment = { type: 'comment', data, at: parser.startIndex };
        childrenNow().push(comment);
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true, recognizeSelfClosing: false },
  );
  // Databases accept XML characters only; some programs write others between words.
  parser.write(asXmlText(html.replace(/[\v\f]/g, ' ')));
  parser.end();
  return roots;
}
