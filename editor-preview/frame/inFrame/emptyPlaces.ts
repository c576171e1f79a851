import { ownValue } from '#contracts/json/ownValue.ts';
import { blockIdAttribute, blocksAttribute } from '#contracts/previewMarks.ts';
import { placeholderAttribute, unwritten } from '#transformer/basic/Placeholder.tsx';
import { type InnerBlock, innerBlocksOf } from './innerBlocks.ts';
import { elementOf } from './markup.ts';
import type { SaidInFrame } from './saidInFrame.ts';

/** On the element around a block of which nothing is seen: what editors see there instead. */
const placeAttribute = 'data-empty-place';
/** On one of the article's own blocks: what editors see below it of a block inside it that has no element on the page. */
const placeInsideAttribute = 'data-empty-place-inside';
/** The id of that block. */
const blockInsideAttribute = 'data-empty-block';

/** Drawn by the tool: no style sheet of the page knows of it, and readers have none of it. */
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
    /* A row in which nobody has written yet is as high as others. */
    [${blocksAttribute}] :is(td, th):empty::after {
      content: '\\200b';
    }
  }
`;

export interface EmptyPlaces {
  /** Says that these blocks have become others: they are looked at next. */
  changed: (blocks: readonly Element[]) => void;
  /** Looks which of them show nothing, once they are laid out. */
  look: () => void;
}

/**
 * Gives each block of which nothing is seen a place on the page, to press and write; and so to an article that has none yet. A
 * block inside another one may have no element of its own, such as a card that its carousel cannot show yet: the first of those
 * has its place below the block around it.
 *
 * @param blockOf one of the article's own blocks, as it is written
 * @param pressed told of the block, or of none
 */
export function emptyPlaces(
  page: Document,
  { words, titleOf }: SaidInFrame,
  blockOf: (id: string) => unknown,
  pressed: (block: string | undefined) => void,
): EmptyPlaces {
  const unseen = new Set<Element>(page.querySelectorAll(`[${blocksAttribute}] > [${blockIdAttribute}]`));
  draw(page);
  page.addEventListener(
    'click',
    (event) => {
      const target = elementOf(event);
      const place = target?.closest(`[${placeAttribute}]`);
      // The element around a block has no box of its own: what is pressed of it is what is drawn below the block.
      const inside = target?.getAttribute(blockInsideAttribute);
      if (!place && typeof inside !== 'string') return;
      event.preventDefault();
      event.stopPropagation();
      pressed(place ? (place.getAttribute(blockIdAttribute) ?? undefined) : (inside ?? undefined));
    },
    true,
  );
  // A picture has no height before it is there.
  page.addEventListener('load', (event) => lookAt(ownBlockAround(elementOf(event))), true);

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
    changed: (blocks) => {
      for (const block of blocks) unseen.add(block);
    },
    look: () => {
      const column = page.querySelector(`[${blocksAttribute}]`);
      const isEmpty = column?.querySelector(`[${blockIdAttribute}]`) === null;
      if (isEmpty) column.setAttribute(placeAttribute, words.nothingWritten);
      else column?.removeAttribute(placeAttribute);
      for (const block of unseen) if (block.isConnected) lookAt(block);
      unseen.clear();
    },
  };
}

/** What stands in the place of a block of a type. */
type Invitation = (type: string) => string;

function idOf(block: Element): string {
  return block.getAttribute(blockIdAttribute) ?? '';
}

/** @returns whether something is seen of a block, so that it needs no place */
function markIfUnseen(block: Element, type: string, invitation: Invitation): boolean {
  const isSeen = heightOfContent(block) > 0;
  if (isSeen) block.removeAttribute(placeAttribute);
  else block.setAttribute(placeAttribute, invitation(type));
  return isSeen;
}

/**
 * Gives those inside a block a place that have an element and show nothing.
 *
 * @returns those that have no element
 */
function markUnseenIn(block: Element, inner: readonly InnerBlock[], invitation: Invitation): InnerBlock[] {
  const elements = new Map(
    [...block.querySelectorAll(`[${blockIdAttribute}]`)].map((element) => [idOf(element), element]),
  );
  const visit = (one: InnerBlock): InnerBlock[] => {
    const element = elements.get(one.id);
    if (!element) return [one];
    // What is folded away is nothing to judge by.
    if (element.getClientRects().length === 0) return [];
    return markIfUnseen(element, one.type, invitation) ? one.inner.flatMap(visit) : [];
  };
  return inner.flatMap(visit);
}

function draw(page: Document): void {
  const { defaultView: window } = page;
  // A document without layout has none of it.
  if (!window || !('adoptedStyleSheets' in page)) return;
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(drawn);
  page.adoptedStyleSheets.push(sheet);
}

function ownBlockAround(element: Element | undefined): Element | undefined {
  return element?.closest(`[${blocksAttribute}] > [${blockIdAttribute}]`) ?? undefined;
}

/** Of what stands in a block: its own place does not count. */
function heightOfContent(block: Element): number {
  const range = block.ownerDocument.createRange();
  range.selectNodeContents(block);
  return block.childNodes.length === 0 ? 0 : range.getBoundingClientRect().height;
}
