import type { TreeNode } from '../html/treeNodes.ts';
import type { AddNote } from './note.ts';
import type { OwnRules } from './ownRules.ts';

export const filterNames = [
  'google-docs',
  'google-sheets',
  'word',
  'word-online',
  'excel',
  'libreoffice',
  'apple',
  'slack',
  'notion',
  'outlook',
  'medium',
  'markdown',
  'wordpress-blocks',
  'wordpress-classic',
  'shortcodes',
  'ghost',
] as const;
export type FilterName = (typeof filterNames)[number];

export interface HtmlSource {
  readonly html: string;
  readonly nodes: readonly TreeNode[];
}

export interface RewriteContext {
  readonly note: AddNote;
  readonly own: OwnRules;
}

/** Rewrites one program's HTML to plain HTML, so that no other code knows the program. */
export interface HtmlFilter {
  readonly name: FilterName;
  /** By signs that no other program leaves. */
  readonly recognises: (source: HtmlSource) => boolean;
  /** Changes the tree; elements that it does not know stay the same objects. */
  readonly rewrite: (nodes: TreeNode[], context: RewriteContext) => TreeNode[];
}
