import { ownValue } from '#contracts/json/ownValue.ts';
import { blockIdAttribute, blocksAttribute } from '#contracts/previewMarks.ts';
import { placeholderAttribute, unwritten } from '#transformer/basic/Placeholder.tsx';
import { mapInnerValues } from '#transformer/blockTree.ts';
import type { FrameTexts } from './frameTexts.ts';
import { elementOf } from './markup.ts';

const placeAttribute = 'data-empty-place';
/** On a top-level block: the placeholder for a nested block without an element. */
const placeInsideAttribute = 'data-empty-place-inside';
const blockInsideAttribute = 'data-empty-block';

/** Styles of the tool: absent from readers' pages. */
const drawn = `
  @media screen {
    [${placeAttribute}],
    [${placeInsideAttribute}]::after {
      display: block !important;
      margin-block: 1rem;
      padding: 1.25rem;
      border: 2px dashed color-mix(in srgb, currentcolor 55%, transparent);
      border-radius: 8px;
      text-align: center;
      cursor: pointer;
    }
    [${placeAttribute}]::before,
    [${placeInsideAttribute}]::after {
      font: 500 1rem/1.4 system-ui, sans-serif;
    }
    [${placeAttribute}]::before {
      content: attr(${placeAttribute});
    }
    [${placeInsideAttribute}]::after {
      content: attr(${placeInsideAttribute});
    }
    /* The invitation says it in the words of the editor. */
    [${placeholderAttribute}='${unwritten}'] {
      display: none !important;
    }
    /* An empty row has the height of others. */
    [${blocksAttribute}] :is(td, th):empty::after {
      content: '\\200b';
    }
  }
`;

/**
 * A nested block may have no element, such as a card that its carousel cannot show yet: the first one gets a
 * placeholder below its parent. `blockOf` returns a top-level block as written.
 */
export function emptyPlaces(
  page: Document,
  { words, titleOf }: FrameTexts,
  blockOf: (id: string) => unknown,
  pressed: (block: string | undefined) => void,
) {
  const unseen = new Set<Element>(page.querySelectorAll(`[${blocksAttribute}] > [${blockIdAttribute}]`));
  draw(page);
  page.addEventListener(
    'click',
    (event) => {
      const target = elementOf(event);
      const place = target?.closest(`[${placeAttribute}]`);
      // The block's element has `display: contents`: only the placeholder below it can be hit.
      const inside = target?.getAttribute(blockInsideAttribute);
      if (!place && typeof inside !== 'string') return;
      event.preventDefault();
      event.stopPropagation();
      pressed(place ? (place.getAttribute(blockIdAttribute) ?? undefined) : (inside ?? undefined));
    },
    true,
  );
  // An image has no height before it has loaded.
  page.addEventListener('load', (event) => lookAt(closestBlock(elementOf(event))), true);

  const invitation = (type: string): string => words.unseen(titleOf(type));

  function lookAt(block: Element | undefined): void {
    if (!block) return;
    const written = blockOf(idOf(block));
    const type = typeof written === 'object' && written !== null ? String(ownValue(written, 'type')) : '';
    const isSeen = markIfUnseen(block, type, invitation);
    const inner = isSeen ? innerBlocksOf(written) : [];
    const [missing, ...others] = inner.length > 0 ? markUnseenIn(block, inner, invitation) : [];
    if (!missing) {
      block.removeAttribute(placeInsideAttribute);
      block.removeAttribute(blockInsideAttribute);
      return;
    }
    const more = others.length > 0 ? words.firstOf(others.length + 1) : '';
    block.setAttribute(placeInsideAttribute, invitation(missing.type) + more);
    block.setAttribute(blockInsideAttribute, missing.id);
  }

  return {
    changed: (blocks: readonly Element[]) => {
      for (const block of blocks) unseen.add(block);
    },
    /** Checks which of them are invisible, after layout. */
    look: () => {
      const column = page.querySelector(`[${blocksAttribute}]`);
      const isEmpty = column?.querySelector(`[${blockIdAttribute}]`) === null;
      if (isEmpty) column.setAttribute(placeAttribute, words.emptyArticle);
      else column?.removeAttribute(placeAttribute);
      for (const block of unseen) if (block.isConnected) lookAt(block);
      unseen.clear();
    },
  };
}

type Invitation = (type: string) => string;

function idOf(block: Element): string {
  return block.getAttribute(blockIdAttribute) ?? '';
}

/** @returns whether the block is visible, so that it needs no placeholder */
function markIfUnseen(block: Element, type: string, invitation: Invitation): boolean {
  const isSeen = heightOfContent(block) > 0;
  if (isSeen) block.removeAttribute(placeAttribute);
  else block.setAttribute(placeAttribute, invitation(type));
  return isSeen;
}

/** Returns those without an element. */
function markUnseenIn(block: Element, inner: readonly InnerBlock[], invitation: Invitation): InnerBlock[] {
  const elements = new Map(
    [...block.querySelectorAll(`[${blockIdAttribute}]`)].map((element) => [idOf(element), element]),
  );
  const visit = (one: InnerBlock): InnerBlock[] => {
    const element = elements.get(one.id);
    if (!element) return [one];
    // Collapsed content cannot be measured.
    if (element.getClientRects().length === 0) return [];
    return markIfUnseen(element, one.type, invitation) ? one.inner.flatMap(visit) : [];
  };
  return inner.flatMap(visit);
}

function draw(page: Document): void {
  const { defaultView: window } = page;
  // A document without layout support has no placeholders.
  if (!window || !('adoptedStyleSheets' in page)) return;
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(drawn);
  page.adoptedStyleSheets.push(sheet);
}

function closestBlock(element: Element | undefined): Element | undefined {
  return element?.closest(`[${blocksAttribute}] > [${blockIdAttribute}]`) ?? undefined;
}

function heightOfContent(block: Element): number {
  const range = block.ownerDocument.createRange();
  range.selectNodeContents(block);
  return block.childNodes.length === 0 ? 0 : range.getBoundingClientRect().height;
}

interface InnerBlock {
  readonly id: string;
  readonly type: string;
  readonly inner: readonly InnerBlock[];
}

/** The nested blocks of a written block, in reading order, if they have an id. */
function innerBlocksOf(block: unknown): InnerBlock[] {
  if (typeof block !== 'object' || block === null) return [];
  const found: InnerBlock[] = [];
  mapInnerValues(String(ownValue(block, 'type')), ownValue(block, 'data'), (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const [id, type] = [ownValue(value, 'id'), ownValue(value, 'type')];
    if (typeof id === 'string' && typeof type === 'string')
      found.push({ id, type, inner: innerBlocksOf(value) });
    return value;
  });
  return found;
}
