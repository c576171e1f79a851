import { elementNamed, isElement, type TreeElement, type TreeNode } from '../../html/treeNodes.ts';
import type { HtmlFilter } from '../filter.ts';
import { pairTags, type TextTag } from '../tree/pairTags.ts';
import { find, selects } from '../tree/selector.ts';
import { isComment, mapElements, type TreeComment } from '../tree/walk.ts';
import { textOfTree } from '../tree/writeTree.ts';
import { dropFurniture } from '../wordpress/siteFurniture.ts';
import { markdown } from './markdown.ts';

const cardComment = /^\s*kg-card-(begin|end):\s*([a-z-]+)/;
const isForMail = selects('.kg-email-card, .kg-email-cta, .kg-email-cta-card');

/** Ghost: posts from its site, API and exports. Parts for e-mail only are removed, with a note. */
export const ghost: HtmlFilter = {
  name: 'ghost',
  recognises: ({ html }) =>
    /<!--\s*kg-card-begin|\sclass\s*=\s*["'](?:[^"']*\s)?kg-(?:card|image|callout|toggle)/.test(html),
  rewrite(nodes, context) {
    const { note } = context;
    const leaveOut = (content: readonly TreeNode[], at: number | undefined): TreeNode[] => {
      note('look', 'email-only', textOfTree(content, { withStruck: true }), at);
      return [];
    };
    const tags = nodes.flatMap((node) => (isComment(node) ? tagOf(node) : node));
    const cards = pairTags(tags, (tag, content = []) =>
      tag.name.startsWith('email') ? leaveOut(content, tag.at) : content,
    );
    return mapElements(dropFurniture(markdown.rewrite(cards, context), note), (element) =>
      isForMail(element) ? leaveOut([element], element.at) : plainCard(element),
    );
  },
};

function tagOf({ data, at }: TreeComment): TextTag[] {
  const [, place, name] = cardComment.exec(data) ?? [];
  if (name === undefined) return [];
  return [{ type: 'text-tag', place: place === 'end' ? 'closing' : 'opening', name, fields: {}, at }];
}

const isHeader = selects('.kg-header-card');
const isPlayer = selects('.kg-video-card, .kg-audio-card');
const isPlayersControls = selects(
  '.kg-video-overlay, .kg-video-player-container, .kg-video-player, .kg-audio-player, .kg-audio-thumbnail, .kg-toggle-card-icon',
);

const emphasis: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

function plainCard(element: TreeElement): TreeNode[] | undefined {
  const { name, attribs, children } = element;
  const [only] = children;
  // The editor writes each text in a span, and bold text in two elements.
  if (name === 'span' && attribs.style?.includes('pre-wrap')) return children;
  if (children.length === 1 && only && isElement(only) && only.name === emphasis[name]) return children;
  if (isPlayersControls(element)) return [];
  if (isHeader(element)) {
    const below = find([element], '.kg-header-card-subheader');
    if (below) below.name = 'p';
    const button = find([element], '.kg-header-card-button');
    return [
      ...element.children.filter((child) => child !== button),
      ...(button ? [elementNamed('p', [button])] : []),
    ];
  }
  if (isPlayer(element)) {
    const media = find([element], 'video, audio');
    const title = find([element], 'figcaption, .kg-audio-title');
    if (!media) return undefined;
    const caption = title ? [elementNamed('figcaption', title.children)] : [];
    return [elementNamed('figure', [media, ...caption], { class: 'kg-player' })];
  }
  return undefined;
}
