import { isRecord } from '#contracts/json/isRecord.ts';
import type { JsonObject } from '#contracts/json/json.ts';
import { isElement, isText, type TreeNode } from '../../html/treeNodes.ts';
import type { AddNote } from '../note.ts';
import { namedElement } from '../tree/named.ts';
import { pairTags, type TextTag } from '../tree/pairTags.ts';
import { isComment, type TreeComment } from '../tree/walk.ts';
import { furnitureBlocks } from './siteFurniture.ts';

/** Start of a comment at the start or end of a WordPress block: `<!-- wp:acme/map {"zoom":4} /-->`. */
const blockStart = /^(\/?)wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)/;

/** Blocks whose HTML is complete: WordPress's own, layout blocks, and claimed ones. */
export const readAsContent =
  /^(?:[\w-]+$|core\/|(?:coblocks|generateblocks|kadence|rank-math|stackable|uagb|yoast)\/)/;

/** WordPress blocks without stored HTML, whose position is known by other means. */
const withoutContent =
  /^(?:core\/)?(?:more|nextpage|social-link|spacer|separator|paragraph|heading|list|list-item|group|column|columns)$/;

/**
 * Replaces WordPress's block comments; the HTML between stays in order. A block without HTML becomes an
 * element of its name. Content of plug-in blocks is read, and site furniture removed, with a note.
 */
export function readBlockComments(nodes: readonly TreeNode[], note: AddNote): TreeNode[] {
  for (const node of nodes) if (isElement(node)) node.children = readBlockComments(node.children, note);
  if (!nodes.some(isComment)) return [...nodes];
  const tags = nodes.flatMap((node) => (isComment(node) ? tagsOf(node) : node));
  return pairTags(tags, (tag, content) => {
    if (furnitureBlocks.has(tag.name)) {
      note('look', 'furniture', tag.name, tag.at);
      return [];
    }
    if (content?.some(hasContent)) {
      if (!readAsContent.test(tag.name)) note('lost', 'unwrapped-block', tag.name, tag.at);
      return content;
    }
    if (tag.name === 'footnotes') {
      // Their texts are stored outside the post.
      note('lost', 'footnote', `wp:${tag.name}`, tag.at);
      return [];
    }
    if (withoutContent.test(tag.name) || (content !== undefined && !tag.name.includes('/')))
      return content ?? [];
    const name = tag.name.includes('/') ? tag.name : `core/${tag.name}`;
    return [namedElement({ kind: 'block', name, fields: tag.fields }, [], tag.at)];
  });
}

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

function hasContent(node: TreeNode): boolean {
  if (isText(node)) return node.data.trim() !== '';
  return isElement(node) && (shown.test(node.name) || node.children.some(hasContent));
}
