import { type FrameView, plainView } from '../../pageView/frameView.ts';
import type { BlockBox, Chosen, Writing } from '../messages.ts';
import type { PagePlace } from '../pagePlace.ts';
import type { BlockMarkup } from './articleRenderer.ts';
import { blocksIn } from './confirmation.ts';
import type { ServerPage } from './frameServer.ts';
import { layoutOfBlocks } from './layoutOfBlocks.ts';
import { pageWithoutScript } from './pageWithoutScript.ts';
import { type PageOwner, type ShownPage, shownPage } from './shownPage.ts';

/** The frame's page and its script-less variant, one of them visible. */
export interface ShownPages {
  /** @param blocks the frame's own page's blocks */
  begin: (blocks: readonly BlockMarkup[]) => void;
  show: (blocks: readonly BlockMarkup[]) => void;
  follow: (page: Document) => void;
  choose: (chosen: Chosen | undefined) => void;
  followBlocks: (blocks: readonly string[]) => void;
  write: (writing: Writing) => void;
  writingAt: (chosen: Chosen) => void;
  stopWriting: () => void;
  format: (tool: string) => void;
  loadWriting: () => Promise<void>;
  findTexts: (block: string) => void;
  /** Measures tracked places again. */
  look: () => void;
  goTo: (place: PagePlace) => void;
  /** Scrolls by CSS pixels, and returns the blocks' boxes. */
  layout: (scrollBy: number) => readonly BlockBox[];
  dress: (view: FrameView) => void;
  keepingPlace: (change: () => void) => void;
  /**
   * Shows the page with or without scripts.
   * @param ask requests the server's page, the initial state of the script-less one
   */
  runScripts: (wanted: boolean, ask: () => Promise<ServerPage | undefined>) => Promise<void>;
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

  async function takeScripts(ask: () => Promise<ServerPage | undefined>): Promise<void> {
    const server = await ask();
    if (!server || wantsScripts || without) return;
    const begun = [...blocksIn(server.page)].map(([id, element]) => ({ id, html: element.outerHTML }));
    const { document, element } = await pageWithoutScript(page, server, owner.said.words.withoutScripts);
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
    choose: (next) => {
      chosen = next;
      seen()?.choose(next);
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
    runScripts: async (wanted, ask) => {
      wantsScripts = wanted;
      if (wanted) giveScripts();
      else if (!without) await takeScripts(ask);
    },
  };
}
