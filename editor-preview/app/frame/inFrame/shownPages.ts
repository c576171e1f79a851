import { blockIdAttribute } from '#contracts/previewMarks.ts';
import { type FrameView, plainView } from '../../pageView/frameView.ts';
import { type BlockBox, type Chosen, maxBlocksInLayout } from '../messages.ts';
import type { BlockMarkup } from './articleRenderer.ts';
import { boxOf } from './boxOf.ts';
import { blocksIn } from './confirmation.ts';
import type { ServerPage } from './frameServer.ts';
import { type PageOwner, type ShownPage, shownPage } from './shownPage.ts';

/** Executable scripts, without data blocks. */
const runningScripts = 'script:not([type="application/json"], [type="application/ld+json"])';

/**
 * In a sandboxed frame without scripts: the view of readers without JavaScript. Same-origin, so that it can be
 * updated. Returns its document and its element.
 */
async function pageWithoutScript(
  host: Document,
  { page }: Pick<ServerPage, 'page'>,
  title: string,
): Promise<{ document: Document; element: HTMLElement }> {
  for (const script of page.querySelectorAll(runningScripts)) script.remove();
  // The content security policy allows only this page's inline style; the rest is in the common sheet.
  const style = page.createElement('style');
  style.textContent = host.querySelector('style')?.textContent ?? '';
  page.head.append(style);
  const element = host.createElement('iframe');
  element.title = title;
  element.sandbox.add('allow-same-origin');
  Object.assign(element.style, {
    position: 'fixed',
    inset: '0',
    inlineSize: '100%',
    blockSize: '100%',
    border: '0',
    zIndex: '2147483647',
    background: 'Canvas',
  });
  element.srcdoc = `<!doctype html>${page.documentElement.outerHTML}`;
  const loaded = new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
  host.documentElement.append(element);
  await loaded;
  if (!element.contentDocument) throw new Error('The page without scripts cannot be reached.');
  return { document: element.contentDocument, element };
}

export interface ShownPages extends Omit<ShownPage, 'place' | 'dress'> {
  begin: (blocks: readonly BlockMarkup[]) => void;
  /** Scrolls by CSS pixels, and returns the blocks' boxes. */
  layout: (scrollBy: number) => readonly BlockBox[];
  dress: (view: FrameView) => void;
  /** @param requestPage requests the server's page, the initial state of the script-less one */
  runScripts: (wanted: boolean, requestPage: () => Promise<ServerPage | undefined>) => Promise<void>;
}

/** @param page the frame's own page, as the server rendered it */
export function createShownPages(page: Document, owner: PageOwner): ShownPages {
  let withScripts: ShownPage | undefined;
  let without: { shown: ShownPage; document: Document; element: HTMLElement } | undefined;
  let wantsScripts = true;
  let view: FrameView = plainView;
  let chosen: Chosen | undefined;
  let followed: readonly string[] = [];
  let blocks: readonly BlockMarkup[] = [];

  const seen = (): ShownPage | undefined => without?.shown ?? withScripts;
  const all = (): ShownPage[] => [withScripts, without?.shown].filter((shown) => shown !== undefined);
  /** Only the visible page reports events. */
  const ownerOf = (self: () => ShownPage | undefined): PageOwner => ({
    ...owner,
    boxes: (boxes) => {
      if (self() === seen()) owner.boxes(boxes);
    },
    moved: (place) => {
      if (self() === seen()) owner.moved(place);
    },
  });

  function begin(begun: readonly BlockMarkup[]): void {
    blocks = begun;
    withScripts = shownPage(
      page,
      begun,
      ownerOf(() => withScripts),
    );
    withScripts.dress(view);
    withScripts.choose(chosen);
    withScripts.followBlocks(followed);
  }

  async function takeScripts(requestPage: () => Promise<ServerPage | undefined>): Promise<void> {
    const server = await requestPage();
    if (!server || wantsScripts || without) return;
    const begun = [...blocksIn(server.page)].map(([id, element]) => ({ id, html: element.outerHTML }));
    const { document, element } = await pageWithoutScript(
      page,
      server,
      owner.frameTexts.words.withoutScripts,
    );
    if (wantsScripts) return element.remove();
    const shown = shownPage(
      document,
      begun,
      ownerOf(() => shown),
      false,
    );
    const place = withScripts?.place;
    without = { shown, document, element };
    shown.show(blocks);
    shown.dress(view);
    if (place) shown.goTo(place);
    shown.choose(chosen);
    shown.followBlocks(followed);
    shown.look();
  }

  function giveScripts(): void {
    if (!without) return;
    const { shown, element } = without;
    without = undefined;
    withScripts?.goTo(shown.place);
    element.remove();
    withScripts?.choose(chosen);
    withScripts?.followBlocks(followed);
    withScripts?.look();
  }

  return {
    begin,
    show: (next) => {
      blocks = next;
      for (const shown of all()) shown.show(next);
    },
    follow: (made) => {
      for (const shown of all()) shown.follow(made);
      seen()?.look();
    },
    choose: (next, at) => {
      chosen = next;
      seen()?.choose(next, at);
    },
    followBlocks: (next) => {
      followed = next;
      seen()?.followBlocks(next);
    },
    write: (writing) => seen()?.write(writing),
    writingAt: (next) => seen()?.writingAt(next),
    stopWriting: () => seen()?.stopWriting(),
    format: (tool) => seen()?.format(tool),
    loadWriting: async () => {
      await seen()?.loadWriting();
    },
    findTexts: (block) => seen()?.findTexts(block),
    look: () => seen()?.look(),
    goTo: (place) => seen()?.goTo(place),
    layout: (scrollBy) => {
      const { document } = without ?? { document: page };
      document.defaultView?.scrollBy({ top: scrollBy, behavior: 'instant' });
      return layoutOfBlocks(document);
    },
    dress: (next) => {
      view = next;
      for (const shown of all()) shown.dress(next);
    },
    keepingPlace: (change) => {
      const shown = seen();
      if (shown) shown.keepingPlace(change);
      else change();
    },
    runScripts: async (wanted, requestPage) => {
      wantsScripts = wanted;
      if (wanted) giveScripts();
      else if (!without) await takeScripts(requestPage);
    },
  };
}

/** Of blocks at least partly in the window, nested ones included; otherwise the first one below. */
function layoutOfBlocks(page: Document): BlockBox[] {
  const height = page.defaultView?.innerHeight ?? 0;
  const boxes: BlockBox[] = [];
  let below: BlockBox | undefined;
  for (const element of page.querySelectorAll(`[${blockIdAttribute}]`)) {
    const box = boxOf(element);
    if (!box || box.top + box.height < 0) continue;
    const block = { block: element.getAttribute(blockIdAttribute) ?? '', box };
    if (box.top > height) {
      below ??= block;
      continue;
    }
    boxes.push(block);
    if (boxes.length === maxBlocksInLayout) break;
  }
  return boxes.length === 0 && below ? [below] : boxes;
}
