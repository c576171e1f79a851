import type { JsonObject } from '#contracts/json/json.ts';
import { elementNamed, isElement, isText, type TreeNode, textNode } from '../../html/treeNodes.ts';
import { elementsIn } from '../tree/walk.ts';

type MakeHtml = (fields: JsonObject, content: TreeNode[]) => readonly TreeNode[] | undefined;

/** Rows, columns and styles of page builders and themes: their content stays. */
export function isLayoutShortcode(name: string): boolean {
  return themeLayout.test(name) || (pageBuilder.test(name) && layoutPart.test(name));
}

const pageBuilder = /^(?:vc|et_pb|fusion|av|fl|cs|x|mk|us|tatsu|nectar)_/;
const layoutPart = /section|row|col|text|block|inner|container/;
const themeLayout =
  /^(?:(?:row|column|columns|col|one_half|one_third|two_thirds?|one_fourth|three_fourths?)(?:_\w{1,12})?|su_(?:row|column|accordion|list|heading|dropcap|highlight)|dropcap|highlight|clear|divider)$/;

const embedOf: MakeHtml = ({ '0': first, src, url, id }, content) => {
  const written = [text(content), ...[src, url, first, id].map(String)].find((each) =>
    /^(?:https?:)?\/\/\S+$/.test(each),
  );
  return written === undefined
    ? undefined
    : [elementNamed('figure', [textNode(written)], { class: 'wp-block-embed' })];
};

const videoById: MakeHtml = (fields, content) => {
  const { id, '0': first } = fields;
  const key = [id, first, text(content)].find((each) => typeof each === 'string' && /^[\w-]{11}$/.test(each));
  if (typeof key !== 'string') return embedOf(fields, content);
  return embedOf({ url: `https://www.youtube.com/watch?v=${key}` }, []);
};

const pictureWithCaption: MakeHtml = ({ caption }, content) => {
  const image = [...elementsIn(content)].find(({ name }) => name === 'img');
  const picture = content.find(
    (node) =>
      isElement(node) && (node === image || (node.name === 'a' && node.children.includes(image as TreeNode))),
  );
  const words = content.filter((node) => node !== picture);
  const below = text(words) === '' && typeof caption === 'string' ? [textNode(caption)] : words;
  if (!picture) return below;
  return [elementNamed('figure', [picture, elementNamed('figcaption', below)], { class: 'wp-caption' })];
};

const callOut: MakeHtml = ({ title }, content) =>
  content.length === 0
    ? undefined
    : [elementNamed('div', [...headingOf(title), ...content], { class: 'callout' })];

const opened: MakeHtml = ({ title }, content) =>
  typeof title === 'string'
    ? [elementNamed('details', [elementNamed('summary', [textNode(title)]), ...content])]
    : undefined;

const section: MakeHtml = ({ title }, content) => [...headingOf(title), ...content];

const buttonLink: MakeHtml = ({ url, link, href }, content) => {
  const address = [url, link, href].find((each) => typeof each === 'string' && each !== '');
  return typeof address === 'string' && text(content) !== ''
    ? [elementNamed('div', [elementNamed('a', content, { href: address })], { class: 'wp-block-buttons' })]
    : undefined;
};

const player =
  (name: 'audio' | 'video'): MakeHtml =>
  ({ src, mp4, webm, m4v, mp3, ogg, wav, m4a }) => {
    const file = [src, mp4, webm, m4v, mp3, ogg, wav, m4a].find((each) => typeof each === 'string');
    return typeof file === 'string' ? [elementNamed(name, [], { src: file })] : undefined;
  };

/** HTML of shortcodes that contain all they show. `undefined` leaves one under its own name. */
export const knownShortcodes: ReadonlyMap<string, MakeHtml> = new Map<string, MakeHtml>([
  ['caption', pictureWithCaption],
  ['wp_caption', pictureWithCaption],
  ['embed', embedOf],
  ['youtube', videoById],
  ['vimeo', embedOf],
  ['audio', player('audio')],
  ['video', player('video')],
  ...['gallery', 'playlist', 'footnote'].map((name): [string, MakeHtml] => [name, () => undefined]),
  ...['alert', 'box', 'callout', 'info_box', 'note', 'notice', 'su_box', 'su_note', 'warning'].map(
    (name): [string, MakeHtml] => [name, callOut],
  ),
  ...['accordion-item', 'su_spoiler', 'toggle', 'vc_toggle', 'et_pb_toggle'].map(
    (name): [string, MakeHtml] => [name, opened],
  ),
  ...['tab', 'su_tab', 'vc_tab', 'vc_tta_section', 'et_pb_tab'].map((name): [string, MakeHtml] => [
    name,
    section,
  ]),
  ...['tabs', 'su_tabs', 'vc_tabs', 'vc_tta_tabs', 'et_pb_tabs'].map((name): [string, MakeHtml] => [
    name,
    (_fields, content) => content,
  ]),
  ...['button', 'su_button'].map((name): [string, MakeHtml] => [name, buttonLink]),
]);

function headingOf(title: unknown): TreeNode[] {
  return typeof title === 'string' && title.trim() !== '' ? [elementNamed('h3', [textNode(title)])] : [];
}

function text(nodes: readonly TreeNode[]): string {
  return nodes
    .map((node) => (isText(node) ? node.data : isElement(node) ? text(node.children) : ''))
    .join('')
    .trim();
}
