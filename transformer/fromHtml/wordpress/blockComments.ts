import { isRecord } from '#contracts/json/isRecord.ts';
import type { JsonObject } from '#contracts/json/json.ts';
import { isElement, isText, type TreeNode } from '../../html/treeNodes.ts';
import type { TakeNote } from '../note.ts';
import { namedElement } from '../tree/named.ts';
import { pairTags, type TextTag } from '../tree/pairTags.ts';
import { isComment, type TreeComment } from '../tree/walk.ts';
import { furnitureBlocks } from './siteFurniture.ts';

/** How a comment begins that marks where a block of WordPress's editor begins or ends: `<!-- wp:acme/map {"zoom":4} /-->`. */
const blockStart = /^(\/?)wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)/;

/** Blocks whose content says all: those of WordPress itself, and those that lay content out or are claimed. */
export const readAsContent =
  /^(?:[\w-]+$|core\/|(?:coblocks|generateblocks|kadence|rank-math|stackable|uagb|yoast)\/)/;

/** Blocks of WordPress itself that have no HTML before a page is made, and whose place is known otherwise. */
const withoutContent =
  /^(?:core\/)?(?:more|nextpage|social-link|spacer|separator|paragraph|heading|list|list-item|group|column|columns)$/;

/**
 * Takes the comments of WordPress's block editor out of a tree. The HTML between them stays in order. A block that is
 * nothing but its comment becomes an element of its name. What is in a block of a plug-in is read as content, with a note; what sites show around their articles goes, with a note.
 */
export function readBlockComments(nodes: readonly TreeNode[], note: TakeNote): TreeNode[] {
  for (const node of nodes) if (isElement(node)) node.children = readBlockComments(node.children, note);
  if (!nodes.some(isComment)) return [...nodes];
  const tags = nodes.flatMap((node) => (isComment(node) ? tagsOf(node) : node));
  return pairTags(tags, (tag, content) => {
    if (furnitureBlocks.has(tag.name)) {
      note('look', 'furniture', tag.name, tag.at);
      return [];
    }
    if (content?.some(saysSomething)) {
      if (!readAsContent.test(tag.name)) note('lost', 'unwrapped-block', tag.name, tag.at);
      return content;
    }
    if (tag.name === 'footnotes') {
      // Their texts are stored apart from the post.
      note('lost', 'footnote', `wp:${tag.name}`, tag.at);
      return [];
    }
    if (withoutContent.test(tag.name) || (content !== undefined && !tag.name.includes('/')))
      return content ?? [];
    const name = tag.name.includes('/') ? tag.name : `core/${tag.name}`;
    return [namedElement({ kind: 'block', name, fields: tag.fields }, [], tag.at)];
  });
}

/** Other comments, such as `more`, say nothing to readers. */
function tagsOf({ data, at }: TreeComment): TextTag[] {
  const text = data.trim();
  const [start = '', end, name] = blockStart.exec(text) ?? [];
  if (name === undefined) return [];
  const isSingle = text.endsWith('/');
  const settings = text.slice(start.length, isSingle ? -1 : undefined).trim();
  if (settings !== '' && !(settings.startsWith('{') && settings.endsWith('}'))) return [];
  const place = end ? 'closing' : isSingle ? 'single' : 'opening';
  return [{ type: 'text-tag', place, name, fields: settings === '' ? {} : fieldsOf(settings), at }];
}

function fieldsOf(settings: string): JsonObject {
  try {
    const fields: unknown = JSON.parse(settings);
    return isRecord(fields) ? (fields as JsonObject) : {};
  } catch {
    return {};
  }
}

const shown = /^(?:img|video|audio|iframe|embed|object|table|hr|x-named)$/;

function saysSomething(node: TreeNode): boolean {
  if (isText(node)) return node.data.trim() !== '';
  return isElement(node) && (shown.test(node.name) || node.children.some(saysSomething));
}
