import type { FrameFacts } from '../../../transformer/frameFacts.ts';
import { type FrameMessage, listen, parseEditorMessage, tell } from '../messages.ts';
import type { BlockOnPage } from './articleRenderer.ts';
import { type BlocksOnPage, blocksOnPage } from './blocksOnPage.ts';
import { followChosen } from './chosenPlace.ts';
import { createConfirmer } from './confirmer.ts';
import { holdArticle } from './heldArticle.ts';
import { keepLastGood } from './lastGood.ts';
import { layoutOfBlocks } from './layoutOfBlocks.ts';
import { pageAround } from './pageAround.ts';
import { createRendererOnDemand } from './rendererOnDemand.ts';
import { tellKeys } from './tellKeys.ts';
import { tellWhatIsChosen } from './tellWhatIsChosen.ts';

/**
 * The frame's side of the preview: holds the article, renders what changes of it once per animation frame, and has the
 * server confirm it when typing rests. Only the editor's window, of our own origin, is listened to.
 *
 * @param editor the window around the frame
 */
export async function startFrame(frame: Window, editor: Window, facts: FrameFacts): Promise<void> {
  const { document: page, performance } = frame;
  const { origin } = frame.location;
  const say = (message: FrameMessage): void => tell(editor, origin, message);
  const held = holdArticle(facts.article);
  const around = pageAround(page);
  const renderer = createRendererOnDemand(facts);
  const json = (): object => held.json;
  const place = followChosen(page, json, (boxes) => say({ kind: 'boxes', ...boxes }));

  let rendered: readonly BlockOnPage[] = [];
  let blocks: BlocksOnPage | undefined;
  /** Since when something waits to be rendered, on the clock of the page. */
  let dueSince: number | undefined;
  let isRendering = false;
  let keysOfEditor: readonly string[] = [];

  const confirmer = createConfirmer({
    path: facts.path,
    sequence: () => held.sequence,
    rendered: () => (!blocks || isRendering || dueSince !== undefined ? undefined : rendered.map(wellFormed)),
    follow: (made) => {
      around.follow(made);
      place.look();
    },
    confirmed: (sequence, other) => {
      if (other) {
        blocks?.show(other.blocks);
        say({ kind: 'differed', blocks: other.differing });
        place.look();
      }
      say({ kind: 'confirmed', sequence });
    },
  });

  const schedule = (): void => {
    if (isRendering || dueSince === undefined || !blocks) return;
    isRendering = true;
    frame.requestAnimationFrame(() => {
      void show().finally(() => {
        isRendering = false;
        schedule();
      });
    });
  };

  async function show(): Promise<void> {
    const since = dueSince ?? performance.now();
    dueSince = undefined;
    const { version } = held;
    // Awaited only where something has to be loaded, so that all is done before this frame is painted.
    const outcome = renderer.render(held.json);
    rendered = 'then' in outcome ? await outcome : outcome;
    blocks?.show(rendered.map(whileItFails));
    say({ kind: 'failures', failures: rendered.flatMap(({ failures }) => failures) });
    place.look();
    afterPaint(() => say({ kind: 'painted', version, milliseconds: performance.now() - since }));
  }

  const whileItFails = keepLastGood();

  listen({
    window: frame,
    origin,
    speaker: () => editor,
    parse: parseEditorMessage,
    receive: (message) => {
      switch (message.kind) {
        case 'hello':
          return say({ kind: 'ready' });
        case 'choose':
          return place.choose(message.chosen);
        case 'keys':
          keysOfEditor = message.keys;
          return undefined;
        case 'layout':
          frame.scrollBy({ top: message.scrollBy, behavior: 'instant' });
          return say({ kind: 'layout', blocks: layoutOfBlocks(page) });
        case 'update':
          held.update(message.update);
          dueSince ??= performance.now();
          confirmer.changed();
          return schedule();
      }
    },
  });
  tellWhatIsChosen(page, json, (chosen) => say({ kind: 'chosen', chosen }));
  tellKeys(
    page,
    () => keysOfEditor,
    (pressed) => say({ kind: 'pressed', pressed }),
  );
  say({ kind: 'ready' });

  rendered = await renderer.render(held.json);
  blocks = blocksOnPage(around.column, rendered.map(whileItFails));
  schedule();
}

/** What is sent to readers is well formed Unicode. */
function wellFormed({ id, html }: BlockOnPage): Pick<BlockOnPage, 'id' | 'html'> {
  return { id, html: html.toWellFormed() };
}

/** Calls back once what was changed in this animation frame has been painted. */
function afterPaint(callBack: () => void): void {
  const channel = new MessageChannel();
  channel.port1.onmessage = callBack;
  channel.port2.postMessage(undefined);
}
