import { ownValue } from '#contracts/json/ownValue.ts';
import { anonymousReader, isSameReader, type PreviewReader } from '#contracts/previewReader.ts';
import type { FrameFacts } from '#transformer/preview/frameFacts.ts';
import { type FrameView, plainView } from '../../pageView/frameView.ts';
import { idleDelayMs } from '../../parts/fetchedLater.ts';
import type { Failure, KeysByPlace } from '../messages.ts';
import { createArticleCopy } from './articleCopy.ts';
import type { BlockMarkup, BlockOnPage } from './articleRenderer.ts';
import { createConfirmer } from './confirmer.ts';
import type { FrameOwner } from './frameOwner.ts';
import { frameTexts } from './frameTexts.ts';
import { keepLastGood } from './lastGood.ts';
import { createRendererOnDemand } from './rendererOnDemand.ts';
import { createShownPages } from './shownPages.ts';

/** Renders changes at most once per animation frame, and confirms with the server when typing pauses. */
export async function startFrame(frame: Window, owner: FrameOwner, facts: FrameFacts): Promise<void> {
  const { document: page, performance } = frame;
  const { send } = owner;
  const initialReader = facts.reader ?? anonymousReader;
  const copy = createArticleCopy(facts.article);
  const renderer = createRendererOnDemand(facts);

  let rendered: readonly BlockOnPage[] = [];
  let isBegun = false;
  let dueSince: number | undefined;
  let isRendering = false;
  let isStuck = false;
  let isPaintAwaited = false;
  let keys: KeysByPlace = { outside: [], inTexts: [], inEmptyTexts: [] };
  let token: string | undefined;
  let view: FrameView = { ...plainView, reader: initialReader };
  let renderedFor: PreviewReader = initialReader;

  const server = owner.server(
    () => token,
    () => {
      const path = ownValue(copy.json, 'path');
      return typeof path === 'string' ? path : facts.path;
    },
  );
  const pages = createShownPages(page, {
    frameTexts: frameTexts(facts),
    article: () => copy.json,
    keys: () => keys,
    onTrial: renderer.onTrial,
    send,
    boxes: (boxes) => send({ kind: 'boxes', ...boxes }),
    pressed: (pressed) => send({ kind: 'pressed', pressed }),
    moved: (place) => send({ kind: 'place', place }),
  });
  const isUpToDate = (): boolean => isBegun && !isRendering && dueSince === undefined;

  const confirmer = createConfirmer({
    server,
    reader: () => view.reader,
    sequence: () => copy.sequence,
    rendered: () => (isUpToDate() ? rendered.map(wellFormed) : undefined),
    follow: (made) => pages.follow(made),
    confirmed: (sequence, other) => {
      if (other) {
        pages.show(other.blocks);
        pages.look();
        send({ kind: 'differed', blocks: other.differing });
      }
      send({ kind: 'confirmed', sequence });
    },
  });

  const due = (): void => {
    dueSince ??= performance.now();
    confirmer.changed();
    schedule();
  };
  /** Renders immediately, so that a keystroke appears in the next frame; changes until then are batched. */
  const schedule = (): void => {
    if (isRendering || isStuck || isPaintAwaited || dueSince === undefined || !isBegun) return;
    isRendering = true;
    isPaintAwaited = true;
    frame.requestAnimationFrame(() => {
      isPaintAwaited = false;
      schedule();
    });
    void show().then(
      () => {
        isRendering = false;
        schedule();
      },
      (error: unknown) => {
        isRendering = false;
        isStuck = true;
        dueSince ??= performance.now();
        frame.setTimeout(goOn, retryAfterMs);
        throw error;
      },
    );
  };
  const goOn = (): void => {
    isStuck = false;
    schedule();
    fetchAllWhenIdle();
  };
  frame.addEventListener('online', goOn);

  async function show(): Promise<void> {
    const since = dueSince ?? performance.now();
    dueSince = undefined;
    const { version } = copy;
    const { reader } = view;
    // Awaited only if something must be loaded, so that everything is done before the next paint.
    const outcome = renderer.render(copy.json, reader);
    rendered = 'then' in outcome ? await outcome : outcome;
    // Another reader's page may differ: the reading position is preserved.
    if (isSameReader(reader, renderedFor)) pages.show(rendered.map(whileItFails));
    else pages.keepingPlace(() => pages.show(rendered.map(whileItFails)));
    renderedFor = reader;
    reportFailures(rendered.flatMap(({ failures }) => failures));
    afterPaint(frame, () => {
      send({ kind: 'painted', version, milliseconds: performance.now() - since });
      pages.look();
      fetchAllWhenIdle();
    });
  }

  let isComplete = false;
  let idle: number | undefined;
  function fetchAllWhenIdle(): void {
    frame.clearTimeout(idle);
    if (isComplete) return;
    idle = frame.setTimeout(() => {
      if (!frame.navigator.onLine) return;
      Promise.all([renderer.loadAll(), pages.loadWriting()]).then(
        () => {
          isComplete = true;
          send({ kind: 'complete' });
        },
        // Missing parts are loaded when needed.
        () => undefined,
      );
    }, idleDelayMs);
  }

  const whileItFails = keepLastGood();

  let reportedFailures = '';
  /** Sent only when they change, because the tool then updates all problems. */
  function reportFailures(failures: readonly Failure[]): void {
    const written = JSON.stringify(failures);
    if (written === reportedFailures) return;
    reportedFailures = written;
    send({ kind: 'failures', failures });
  }

  async function look(next: FrameView): Promise<void> {
    const before = view;
    view = next;
    pages.dress(next);
    if (!isSameReader(before.reader, next.reader)) due();
    await pages.runScripts(next.hasScript, () => server.page(next.reader));
  }

  owner.listen((message) => {
    switch (message.kind) {
      case 'hello':
        return send({ kind: 'ready' });
      case 'choose':
        return pages.choose(message.chosen, message.at);
      case 'keys':
        keys = message.keys;
        return undefined;
      case 'follow':
        return pages.followBlocks(message.blocks);
      case 'write':
        return pages.write(message.writing);
      case 'writing-at':
        return pages.writingAt(message.chosen);
      case 'stop-writing':
        return pages.stopWriting();
      case 'format':
        return pages.format(message.tool);
      case 'find-texts':
        return pages.findTexts(message.block);
      case 'layout':
        return send({ kind: 'layout', blocks: pages.layout(message.scrollBy) });
      case 'view':
        return void look(message.view);
      case 'place':
        return pages.goTo(message.place);
      case 'token':
        token = message.token;
        return undefined;
      case 'print':
        return frame.print();
      case 'update':
        copy.update(message.update);
        return due();
    }
  });
  send({ kind: 'ready' });

  try {
    rendered = await renderer.render(copy.json, initialReader);
  } catch (error) {
    send({ kind: 'stuck' });
    throw error;
  }
  pages.begin(rendered.map(whileItFails));
  isBegun = true;
  schedule();
}

const retryAfterMs = 5_000;

/** Pages sent to readers are well-formed Unicode. */
function wellFormed({ id, html }: BlockOnPage): BlockMarkup {
  return { id, html: html.toWellFormed() };
}

function afterPaint(frame: Window, callback: () => void): void {
  const channel = new MessageChannel();
  channel.port1.onmessage = callback;
  frame.requestAnimationFrame(() => channel.port2.postMessage(undefined));
}
