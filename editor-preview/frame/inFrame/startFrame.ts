import { blockIdAttribute, previewDifferencesAddress } from '../../../contracts/editor.ts';
import type { FrameFacts } from '../../../transformer/frameFacts.ts';
import { type FrameMessage, listen, parseEditorMessage, tell } from '../messages.ts';
import type { BlockOnPage } from './articleRenderer.ts';
import { type BlocksOnPage, blocksOnPage } from './blocksOnPage.ts';
import { followChosen } from './chosenPlace.ts';
import { askServer, compareWithServer } from './confirmation.ts';
import { blockNamed, fieldShownBy } from './fieldsOnPage.ts';
import { holdArticle } from './heldArticle.ts';
import { pageAround } from './pageAround.ts';
import { createRendererOnDemand } from './rendererOnDemand.ts';

/** How long nothing may have changed before the server is asked for its page, in milliseconds. */
export const restBeforeConfirmation = 500;

/**
 * The frame's side of the preview: holds the article, renders what changes of it once per animation frame, and has the
 * server confirm it when typing rests. Only the editor's window, of our own origin, is listened to.
 *
 * @param editor the window around the frame
 */
export async function startFrame(frame: Window, editor: Window, facts: FrameFacts): Promise<void> {
  const page = frame.document;
  const { origin } = frame.location;
  const say = (message: FrameMessage): void => tell(editor, origin, message);
  const held = holdArticle(facts.article);
  const around = pageAround(page);
  const renderer = createRendererOnDemand(facts);
  const place = followChosen(
    page,
    () => held.json,
    (boxes) => say({ kind: 'boxes', ...boxes }),
  );

  let blocks: BlocksOnPage | undefined;
  let due: { since: number } | undefined;
  let isRendering = false;
  const schedule = (): void => {
    if (isRendering || !due || !blocks) return;
    isRendering = true;
    frame.requestAnimationFrame(() => {
      void show().finally(() => {
        isRendering = false;
        schedule();
      });
    });
  };
  listen({
    window: frame,
    origin,
    speaker: () => editor,
    parse: parseEditorMessage,
    receive: (message) => {
      if (message.kind === 'hello') return say({ kind: 'ready' });
      if (message.kind === 'choose') return place.choose(message.chosen);
      held.update(message.update);
      due ??= { since: frame.performance.now() };
      confirmLater();
      return schedule();
    },
  });
  tellWhatIsChosen(page, () => held.json, say);
  say({ kind: 'ready' });

  let rendered = await renderer.render(held.json);
  const good = new Map<string, string>();
  blocks = blocksOnPage(around.column, rendered.map(wellFormed));
  schedule();

  async function show(): Promise<void> {
    const { since } = due ?? { since: frame.performance.now() };
    due = undefined;
    const { version } = held;
    rendered = await renderer.render(held.json);
    blocks?.show(rendered.map(lastGood));
    const failures = rendered.flatMap((block) => block.failures);
    say({ kind: 'failures', failures });
    place.look();
    afterPaint(() => {
      say({ kind: 'painted', version, milliseconds: frame.performance.now() - since });
    });
  }

  /** A block as it is shown: while its widget fails, as it was before. */
  function lastGood(block: BlockOnPage): Pick<BlockOnPage, 'id' | 'html'> {
    const now = wellFormed(block);
    if (block.failures.length > 0) return { ...now, html: good.get(block.id) ?? now.html };
    good.set(block.id, now.html);
    return now;
  }

  let rest: number | undefined;
  let asking = new AbortController();
  function confirmLater(): void {
    frame.clearTimeout(rest);
    asking.abort();
    if (held.sequence === undefined) return;
    rest = frame.setTimeout(() => {
      asking = new AbortController();
      void confirm(asking.signal);
    }, restBeforeConfirmation);
  }

  async function confirm(signal: AbortSignal): Promise<void> {
    const server = await askServer(facts.path, signal);
    if (!server || server.sequence !== held.sequence || isRendering || due) return;
    const { blocks: theirs, differing } = compareWithServer(rendered.map(wellFormed), server);
    around.follow(server.page);
    if (theirs) {
      blocks?.show(theirs);
      say({ kind: 'differed', blocks: differing });
      await fetch(previewDifferencesAddress, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ blocks: Math.max(1, differing.length) }),
      });
    }
    place.look();
  }
}

/** What is sent to readers is well formed Unicode. */
function wellFormed({ id, html }: BlockOnPage): Pick<BlockOnPage, 'id' | 'html'> {
  return { id, html: html.toWellFormed() };
}

/** Tells which block, and where it shows exactly one field, which field is clicked. The page is read, not used. */
function tellWhatIsChosen(
  page: Document,
  article: () => unknown,
  say: (message: FrameMessage) => void,
): void {
  page.addEventListener('click', ({ target }) => {
    const block = target instanceof Element ? target.closest(`[${blockIdAttribute}]`) : null;
    const id = block?.getAttribute(blockIdAttribute);
    if (!(target instanceof Element) || !block || !id) return;
    const pointer = fieldShownBy(target, block, blockNamed(id, article()));
    say({ kind: 'chosen', chosen: { block: id, ...(pointer === undefined ? {} : { pointer }) } });
  });
  page.addEventListener('click', (event) => {
    if (event.target instanceof Element && leadsAway(event.target, page.location)) event.preventDefault();
  });
  // A search form would take the frame to a page that is no preview.
  page.addEventListener('submit', (event) => event.preventDefault());
}

/** Links are read in a preview, not followed; those to a place on the page are. */
function leadsAway(target: Element, { pathname, origin }: Location): boolean {
  const link = target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement)) return false;
  return !(link.hash !== '' && link.pathname === pathname && link.origin === origin);
}

/** Calls back once what was changed in this animation frame has been painted. */
function afterPaint(callBack: () => void): void {
  const channel = new MessageChannel();
  channel.port1.onmessage = callBack;
  channel.port2.postMessage(undefined);
}
