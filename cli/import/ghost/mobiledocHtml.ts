import { isRecord } from '#contracts/json/isRecord.ts';
import { parseJson } from '#contracts/json/json.ts';
import { escapeAttribute, escapeText } from '#transformer/html/escape.ts';
import { asideHtml, cardHtml } from './cards.ts';

/** Mobiledoc's numbers of sections and, from `text` on, of markers. */
const kinds = { markup: 1, image: 2, list: 3, card: 10, text: 0, atom: 1 } as const;

/** From Ghost's earlier editor. Undefined for anything else. */
export function mobiledocHtml(written: unknown): string | undefined {
  if (typeof written !== 'string' || written === '') return undefined;
  const value = parseJson(written);
  if (!isRecord(value) || !Array.isArray(value.sections)) return undefined;
  const parts: Parts = {
    markups: listOf(value.markups),
    atoms: listOf(value.atoms),
    cards: listOf(value.cards),
  };
  return value.sections.map((section) => sectionHtml(listOf(section), parts)).join('');
}

const headings = [1, 2, 3, 4, 5, 6].map((level) => `h${level}`);

interface Parts {
  markups: readonly unknown[];
  atoms: readonly unknown[];
  cards: readonly unknown[];
}

function sectionHtml([kind, first, second]: readonly unknown[], parts: Parts): string {
  if (kind === kinds.markup) {
    const tag = tagOf(first, ['blockquote', 'aside', ...headings], 'p');
    const html = markersHtml(listOf(second), parts);
    return tag === 'aside' ? asideHtml(html) : `<${tag}>${html}</${tag}>`;
  }
  if (kind === kinds.list) {
    const tag = tagOf(first, ['ul', 'ol'], 'ul');
    const items = listOf(second).map((item) => `<li>${markersHtml(listOf(item), parts)}</li>`);
    return `<${tag}>${items.join('')}</${tag}>`;
  }
  if (kind === kinds.image) return `<img src="${escapeAttribute(String(first))}" alt="">`;
  if (kind !== kinds.card) return '';
  const [name, payload] = listOf(parts.cards[Number(first)]);
  const fields = isRecord(payload) ? payload : {};
  return cardHtml(String(name), fields);
}

/** Each marker opens some markups, and closes a number of them. */
function markersHtml(markers: readonly unknown[], { markups, atoms }: Parts): string {
  const open: string[] = [];
  let html = '';
  for (const marker of markers) {
    const [kind, opens, closes, value] = listOf(marker);
    for (const number of listOf(opens)) {
      const [tag, attributes] = listOf(markups[Number(number)]);
      const name = tagOf(tag, ['a', 'strong', 'b', 'em', 'i', 'code', 's', 'u', 'sub', 'sup'], 'span');
      html += `<${name}${name === 'a' ? ` href="${escapeAttribute(hrefIn(listOf(attributes)))}"` : ''}>`;
      open.push(name);
    }
    if (kind === kinds.text) html += escapeText(String(value ?? ''));
    else if (kind === kinds.atom) html += atomHtml(listOf(atoms[Number(value)]));
    for (let left = Number(closes) || 0; left > 0 && open.length > 0; left -= 1) html += `</${open.pop()}>`;
  }
  return (
    html +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}

function atomHtml([name, written]: readonly unknown[]): string {
  return name === 'soft-return' ? '<br>' : escapeText(String(written ?? ''));
}

/** Names and values alternate. */
function hrefIn(attributes: readonly unknown[]): string {
  const at = attributes.indexOf('href');
  return at === -1 ? '' : String(attributes[at + 1] ?? '');
}

function tagOf(written: unknown, allowed: readonly string[], other: string): string {
  const tag = String(written).toLowerCase();
  return allowed.includes(tag) ? tag : other;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
