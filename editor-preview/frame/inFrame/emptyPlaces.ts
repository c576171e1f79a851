import { blockIdAttribute, blocksAttribute } from '../../../contracts/previewMarks.ts';
import { isBlockType } from '../../../schemas/blockTypes.ts';
import { blockOutlines } from '../../../schemas/generated/blockOutlines.ts';
import { elementOf } from './markup.ts';

/** On the element around a block of which nothing is seen: what editors see there instead. */
const placeAttribute = 'data-empty-place';

/** Drawn by the tool: no style sheet of the page knows of it, and readers have none of it. */
const drawn = `
  @media screen {
    [${placeAttribute}] {
      display: block !important;
      margin-block: 1rem;
      padding: 1.25rem;
      border: 2px dashed color-mix(in srgb, currentcolor 55%, transparent);
      border-radius: 8px;
      text-align: center;
      cursor: pointer;
    }
    [${placeAttribute}]::before {
      content: attr(${placeAttribute});
      font: 500 1rem/1.4 system-ui, sans-serif;
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
 * Gives each of the article's own blocks of which nothing is seen a place on the page, to press and write; and so to an article
 * that has none yet.
 *
 * @param typeOf the type of a block
 * @param pressed told of the block, or of none
 */
export function emptyPlaces(
  page: Document,
  typeOf: (block: string) => string,
  pressed: (block: string | undefined) => void,
): EmptyPlaces {
  const unseen = new Set<Element>(page.querySelectorAll(`[${blocksAttribute}] > [${blockIdAttribute}]`));
  draw(page);
  page.addEventListener(
    'click',
    (event) => {
      const place = elementOf(event)?.closest(`[${placeAttribute}]`);
      if (!place) return;
      event.preventDefault();
      event.stopPropagation();
      pressed(place.getAttribute(blockIdAttribute) ?? undefined);
    },
    true,
  );
  // A picture has no height before it is there.
  page.addEventListener('load', (event) => lookAt(ownBlockAround(elementOf(event))), true);

  function lookAt(block: Element | undefined): void {
    if (!block) return;
    if (heightOfContent(block) > 0) {
      block.removeAttribute(placeAttribute);
      return;
    }
    const type = typeOf(block.getAttribute(blockIdAttribute) ?? '');
    const title = isBlockType(type) ? blockOutlines[type].title : type;
    block.setAttribute(placeAttribute, `${title}: nothing is seen of it yet. Click to write it.`);
  }

  return {
    changed: (blocks) => {
      for (const block of blocks) unseen.add(block);
    },
    look: () => {
      const column = page.querySelector(`[${blocksAttribute}]`);
      const isEmpty = column?.querySelector(`[${blockIdAttribute}]`) === null;
      if (isEmpty) column.setAttribute(placeAttribute, 'Nothing is written yet. Click to add a block.');
      else column?.removeAttribute(placeAttribute);
      for (const block of unseen) if (block.isConnected) lookAt(block);
      unseen.clear();
    },
  };
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
