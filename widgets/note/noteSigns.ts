import { isBlankText, isElement, type TreeElement, type TreeNode } from '#transformer/html/treeNodes.ts';

/** Highlight boxes of themes, plug-ins and Ghost. */
export const noteBoxes = `.wp-block-group.has-background, p.has-background, .callout, .admonition, .alert, .notice,
  .info-box, .note-box, .warning-box, .kg-callout-card, .wp-block-kadence-infobox, .is-style-callout`;

/** Content that notes cannot contain, or that readers look for in the text. */
export const outOfNotes =
  'img, iframe, video, audio, table, [data-kind], details, form, h1, .wp-block-buttons';

const urgent = /emergency|urgent|danger|call 911|callout-card-red|🚨|🆘/i;
const caution = /warning|caution|important|careful|⚠/i;
/** Only the first words classify a note. In UTF-16 units. */
const maxFirstWords = 60;

/** A box's urgency, by its class and first words; undefined for mere information. */
export function noteKind({ attribs }: TreeElement, text: string): 'urgent' | 'caution' | undefined {
  const signs = `${attribs.class} ${text.slice(0, maxFirstWords)}`;
  if (urgent.test(signs)) return 'urgent';
  return caution.test(signs) ? 'caution' : undefined;
}

/** Whether a node is a heading, or an entirely bold paragraph. */
export function isNoteTitle(node: TreeNode | undefined): boolean {
  if (!node || !isElement(node)) return false;
  const [only, ...others] = node.children.filter((child) => !isBlankText(child));
  const isBold = only !== undefined && isElement(only) && /^(?:strong|b)$/.test(only.name);
  return /^h[2-6]$/.test(node.name) || (node.name === 'p' && isBold && others.length === 0);
}

/** Whether a text is a pictograph, as boxes use for their icon. */
export function isIcon(text: string): boolean {
  return /^(?:\p{Extended_Pictographic}[\ufe0f\u200d]?){1,3}$/u.test(text);
}
