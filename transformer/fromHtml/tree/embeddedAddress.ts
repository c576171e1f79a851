import { isBlankText, isElement, isText, type TreeElement, type TreeNode } from '../../html/treeNodes.ts';
import { find, findAll } from './selector.ts';
import { withoutNodes } from './withoutNodes.ts';
import { textOfTree } from './writeTree.ts';

export interface EmbeddedAddress {
  readonly address: string;
  readonly title: string;
  readonly caption: TreeElement | undefined;
  readonly words: string;
}

const bareAddress = /^(?:https?:)?\/\/[^\s<>"]{4,2000}$/;

/** An embedded frame, post, film or sound, or a stand-alone address. Undefined if the element has other content. */
export function embeddedAddressIn(element: TreeElement): EmbeddedAddress | undefined {
  if (!mayEmbed(element)) return undefined;
  const caption = find(element.children, 'figcaption, .wp-caption-text');
  const frames = findAll([element], 'iframe, video, audio');
  const quotation = find(
    [element],
    'blockquote.twitter-tweet, blockquote.instagram-media, blockquote.tiktok-embed',
  );
  const unread = new Set<TreeNode | undefined>([caption, ...findAll([element], 'noscript, script')]);
  if (frames.length === 0 && !quotation && !beginsWithAddress([element], unread)) return undefined;
  const otherNodes = withoutNodes([element], [...unread, quotation, ...frames]);
  const text = textOfTree(otherNodes);
  const made = (address: string | undefined, title = '', words = ''): EmbeddedAddress | undefined =>
    address === undefined
      ? undefined
      : { address: address.trim().replace(/^\/\//, 'https://'), title, caption, words };
  if (quotation && text === '' && frames.length === 0) {
    const { cite, 'data-instgrm-permalink': permalink } = quotation.attribs;
    const links = findAll([quotation], 'a').map(({ attribs }) => attribs.href);
    return made(permalink ?? cite ?? links.at(-1), '', textOfTree([quotation]));
  }
  const [frame] = frames;
  if (frame && frames.length === 1 && text === '' && !quotation) {
    const { src, 'data-src': dataSrc, 'data-lazy-src': lazy, title } = frame.attribs;
    const written = [dataSrc, lazy, src, find([frame], 'source')?.attribs.src].find(
      (each) => each && !/^(?:about|data):/.test(each),
    );
    return made(written, title);
  }
  const isOnlyText =
    frames.length === 0 && !quotation && !otherNodes.filter(isElement).some((each) => find([each], 'img'));
  return isOnlyText && bareAddress.test(text) ? made(text) : undefined;
}

/** Cheap test: most paragraphs begin with other text. */
function mayEmbed({ name, children }: TreeElement): boolean {
  const first = children.find((child) => !isBlankText(child));
  return name !== 'p' || (first !== undefined && (!isText(first) || beginsWithAddress([first])));
}

function beginsWithAddress(
  nodes: readonly TreeNode[],
  unread: ReadonlySet<TreeNode | undefined> = new Set(),
): boolean {
  return /^\s*(?:https?:)?\/\//.test(firstTextIn(nodes, unread) ?? '');
}

function firstTextIn(
  nodes: readonly TreeNode[],
  unread: ReadonlySet<TreeNode | undefined>,
): string | undefined {
  for (const node of nodes) {
    if (unread.has(node)) continue;
    const text = isText(node) ? node.data : isElement(node) ? firstTextIn(node.children, unread) : undefined;
    if (text !== undefined && text.trim() !== '') return text;
  }
  return undefined;
}
