import { composesText } from '#contracts/composesText.ts';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import { clipboardOf } from '../../clipboard/clipboard.ts';
import type { FrameView } from '../../pageView/frameView.ts';
import type { Chosen, FollowedBoxes, FrameMessage, KeysByPlace, Writing } from '../messages.ts';
import type { PagePlace } from '../pagePlace.ts';
import type { ArticleRenderer, BlockMarkup } from './articleRenderer.ts';
import { blocksOnPage } from './blocksOnPage.ts';
import { followChosen } from './chosenPlace.ts';
import { emptyPlaces } from './emptyPlaces.ts';
import { emulateMedia } from './emulateMedia.ts';
import { type ChosenOnPage, fieldsOnPage } from './fieldsOnPage.ts';
import { followPlace } from './followPlace.ts';
import type { FrameTexts } from './frameTexts.ts';
import { elementOf } from './markup.ts';
import { pageSurroundings } from './pageSurroundings.ts';
import { keepPlace, placeOnPage } from './placeOnPage.ts';
import { reportChosen } from './reportChosen.ts';
import { reportIfShortcut, reportKeys, textInputSelector } from './reportKeys.ts';
import { reportMarked } from './reportMarked.ts';
import { createKeyBuffer } from './text/keyBuffer.ts';
import { createFormattedWriter } from './text/writeFormatted.ts';
import { createPageWriter, type PageWriter } from './text/writeInPage.ts';
import { ownBlockOf, valueInArticle } from './valueInArticle.ts';

export interface PageOwner {
  frameTexts: FrameTexts;
  article: () => unknown;
  keys: () => KeysByPlace;
  onTrial: ArticleRenderer['onTrial'];
  boxes: (boxes: FollowedBoxes) => void;
  send: (message: FrameMessage) => void;
  pressed: Parameters<typeof reportKeys>[2];
  moved: (place: PagePlace) => void;
}

export interface ShownPage {
  show: (blocks: readonly BlockMarkup[]) => void;
  follow: (page: Document) => void;
  choose: (chosen: Chosen | undefined, at?: number) => void;
  followBlocks: (blocks: readonly string[]) => void;
  write: (writing: Writing) => void;
  writingAt: (chosen: Chosen) => void;
  stopWriting: () => void;
  format: (tool: string) => void;
  loadWriting: () => Promise<void>;
  findTexts: (block: string) => void;
  look: () => void;
  readonly place: PagePlace;
  goTo: (place: PagePlace) => void;
  dress: (view: Pick<FrameView, 'medium' | 'colours'>) => void;
  /** Runs a change, and preserves the reading position. */
  keepingPlace: (change: () => void) => void;
}

/** @param hasScript whether scripts run in the document */
export function shownPage(
  document: Document,
  begun: readonly BlockMarkup[],
  owner: PageOwner,
  hasScript = true,
): ShownPage {
  const surroundings = pageSurroundings(document);
  // Before all other key listeners.
  const keyBuffer = createKeyBuffer(document);
  const blocks = blocksOnPage(surroundings.column, begun, hasScript);
  const empty = emptyPlaces(
    document,
    owner.frameTexts,
    (id) => ownBlockOf(owner.article(), id),
    (block) => owner.send(block === undefined ? { kind: 'empty-place' } : { kind: 'empty-place', block }),
  );
  const fields = fieldsOnPage(document, owner.article, owner.onTrial, hasScript);
  const followed = followPlace(document, owner.moved);
  const chosen = followChosen(document, fields, owner.boxes, (place) => {
    followed.goTo(place);
    owner.moved(place);
  });
  let looksAt = articleItself;
  const valueIn = (at: Chosen): string => {
    const value = valueInArticle(owner.article(), at);
    return typeof value === 'string' ? value : '';
  };
  const textsOf = (block: string): readonly string[] =>
    fields
      .textsOf(block)
      .filter(({ pointer, isHtml }) => !isHtml || formatted.mayWrite({ block, pointer }))
      .map(({ pointer }) => pointer);
  const findTexts = (block: string): void => {
    void tryLoadWriting().then(() => owner.send({ kind: 'texts', block, pointers: textsOf(block) }));
  };
  const goOn = ({ block, pointer }: Chosen, direction: 1 | -1): void => {
    const all = textsOf(block);
    const at = all.indexOf(pointer ?? '');
    const pointers = direction > 0 ? all.slice(at + 1) : all.slice(0, Math.max(0, at)).toReversed();
    if (pointers.length > 0) owner.send({ kind: 'texts', block, pointers });
  };
  const onKeyDown = (event: KeyboardEvent, isEmpty: boolean): void => {
    const { inTexts, inEmptyTexts } = owner.keys();
    reportIfShortcut(isEmpty ? inEmptyTexts : inTexts, event, owner.pressed);
  };
  const formatted = createFormattedWriter({
    hasScript,
    shownBy: fields.shownBy,
    valueIn,
    renew: blocks.renew,
    send: owner.send,
    goOn,
    onKeyDown,
  });
  /** If loading fails, formatted texts are edited in the form. */
  const tryLoadWriting = (): Promise<void> => formatted.load().catch(() => undefined);
  // Long before the first press.
  document.addEventListener('pointerover', () => void tryLoadWriting(), { once: true });
  const writer = createPageWriter({
    page: document,
    textOf: fields.textOf,
    valueIn,
    isSlow: ({ block }) => block === articleItself,
    send: owner.send,
    goOn,
    onKeyDown,
  });
  let dressed: Pick<FrameView, 'medium' | 'colours'> = { medium: 'screen', colours: 'system' };
  const dress = (): void => emulateMedia(document, dressed);
  // Style sheets may load later.
  document.addEventListener('load', dress, true);
  const onChosen = (found: ChosenOnPage, { clientY }: MouseEvent): void => {
    owner.moved(placeOnPage(document, clientY / (document.defaultView?.innerHeight ?? 1)));
    chosen.pressed(found.chosen);
    if (found.canWrite) keyBuffer.start();
    owner.send({ kind: 'chosen', ...found });
  };
  const pressable: typeof fields = {
    ...fields,
    at: (point) => {
      const found = fields.at(point);
      const isFormatted = found?.caret !== undefined && !found.canWrite;
      return isFormatted && formatted.mayWrite(found.chosen) ? { ...found, canWrite: true } : found;
    },
  };
  const isOwn: PageWriter['isOwn'] = (target) => writer.isOwn(target) || formatted.isOwn(target);
  reportChosen(document, pressable, onChosen, isOwn);
  reportMarked(document, (marked) => owner.send({ kind: 'marked', marked }), writer.marked);
  document.addEventListener('keydown', (event) => {
    // Otherwise Enter belongs to a link, a button or a text.
    if (composesText(event) || event.key !== 'Enter' || event.target !== document.body) return;
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    findTexts(looksAt);
  });
  document.addEventListener('paste', (event) => {
    const { clipboardData: clipboard } = event;
    // A paste into an edited text or a field is handled there.
    if (!clipboard || elementOf(event)?.closest(textInputSelector)) return;
    event.preventDefault();
    owner.send({ kind: 'pasted', ...clipboardOf(clipboard) });
  });
  reportKeys(document, () => owner.keys().outside, owner.pressed);

  const keepingPlace = (change: () => void): void => {
    const restorePlace = keepPlace(document);
    change();
    restorePlace();
  };
  const look = (): void => {
    empty.look();
    writer.follow();
    formatted.follow();
    chosen.look();
  };
  return {
    show: (next) => empty.changed(blocks.show(next)),
    follow: surroundings.follow,
    choose: (next, at) => {
      looksAt = next?.block ?? articleItself;
      chosen.choose(next, at);
    },
    followBlocks: chosen.follow,
    write: (writing) => {
      const [next, other] = writing.formatted ? [formatted, writer] : [writer, formatted];
      other.stop();
      next.write(writing);
      keyBuffer.release();
    },
    writingAt: (at) => {
      writer.follow(at);
      formatted.follow(at);
    },
    stopWriting: () => {
      writer.stop();
      formatted.stop();
      keyBuffer.release();
    },
    format: formatted.format,
    loadWriting: formatted.load,
    findTexts,
    look,
    get place() {
      return followed.now;
    },
    goTo: followed.goTo,
    dress: (view) => {
      dressed = view;
      keepingPlace(dress);
      look();
    },
    keepingPlace,
  };
}
