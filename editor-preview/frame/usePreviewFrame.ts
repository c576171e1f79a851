import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EditedArticle } from '#editing/editedArticle.ts';
import { type FrameView, plainView } from '../pageView/frameView.ts';
import { partsOf, type ToldArticle, updateBetween } from './articleUpdate.ts';
import { listen, tell } from './channel.ts';
import type { FrameGroup } from './frameGroup.ts';
import type { BlockBox, Box, Chosen, EditorMessage, Failure, KeysByPlace, MarkedOnPage } from './messages.ts';
import { keyedChosen, plainChosen } from './places.ts';
import { parseFrameMessage } from './readMessages.ts';
import type { PageWriting, PressedText, SayToFrame } from './writing/usePageWriting.ts';

export interface FrameProps {
  article: EditedArticle;
  /** The server's sequence that the article equals; undefined while something is not confirmed. */
  sequence: number | undefined;
  /** What the editor looks at, with a pointer as changes name it. */
  selected: Chosen | undefined;
  writing: PageWriting;
  /** Of the tool's commands: pressed in the page, they are pressed on the frame. */
  keys: KeysByPlace;
  /** Blocks whose places are told too, such as those that somebody else is in. */
  followed: readonly string[];
  /** As what the page is seen. */
  look?: FrameView;
  /** Its name among the frames that are scrolled together. */
  id?: number;
  group?: FrameGroup;
  /** The origin that the frame is on, where it is not ours. */
  previewOrigin?: string | undefined;
  /** What opens the preview there. */
  token?: string | undefined;
  /** The place of a block of which nothing is seen was pressed; undefined for an article without blocks. */
  onEmptyPlace: (block: string | undefined) => void;
  /** Words are marked on the page, or none any more. */
  onMarked: (marked: MarkedOnPage | undefined) => void;
  /** Told of all widgets that fail on what stands in the article now. */
  onProblems: (failures: readonly Failure[]) => void;
  /** The article, as it stood then, has been painted. */
  onPainted: () => void;
  /** All that any block may need is there. */
  onComplete: () => void;
}

/** What the editor knows of the page in the frame. */
export interface FramePage {
  /** The version of the article that was painted last; 0 before the first. */
  painted: number;
  /** Where the selected block and field are, in CSS pixels of the frame's window. */
  block: Box | undefined;
  field: Box | undefined;
  /** And where those are that are followed besides. */
  others: readonly BlockBox[];
  /** The blocks in the frame's window, as they were when asked for last. */
  layout: readonly BlockBox[];
}

/** The page in the frame, and what it is asked for. */
interface AskedPage extends FramePage {
  /** Scrolls the page by so many CSS pixels, and asks for its layout then. */
  askLayout: (scrollBy: number) => void;
  /** Prints the page. */
  print: () => void;
  /** How often the frame had to be made anew, because its scripts did not get here. */
  attempt: number;
  /** To be called when the frame has been loaded. */
  onLoad: () => void;
}

/** How long a frame that has been loaded may take to say that it is ready, in milliseconds. */
const readyWithin = 10_000;
/** How long it takes until a frame is made anew that could not load what it needs, in milliseconds. */
const anewAfter = 5_000;

/** The editor's side of the conversation with the frame: tells it what has changed, each time as little as that is. */
export function usePreviewFrame(frame: RefObject<HTMLIFrameElement | null>, props: FrameProps): AskedPage {
  const { article, sequence, selected, look = plainView, id = 0, group, previewOrigin, token } = props;
  const origin = previewOrigin ?? window.location.origin;
  const [page, setPage] = useState<FramePage>({
    painted: 0,
    block: undefined,
    field: undefined,
    others: [],
    layout: [],
  });
  const told = useRef<ToldArticle>(undefined);
  const version = useRef(0);
  const isReady = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const revival = useRef<number>(undefined);
  // The listener lives as long as the frame, and always speaks to the latest of its owner's functions.
  const owner = useRef(props);
  owner.current = props;

  const say = (message: EditorMessage): void => {
    const { current } = frame;
    // What is written there needs the focus in it.
    if (message.kind === 'find-texts') current?.focus();
    if (current?.contentWindow) tell(current.contentWindow, origin, message);
  };
  const sayArticle = (): void => {
    const { article: now, sequence: equals } = owner.current;
    const parts = partsOf(now);
    version.current++;
    const update = { version: version.current, ...updateBetween(told.current, parts) };
    told.current = parts;
    say({ kind: 'update', update: equals === undefined ? update : { ...update, sequence: equals } });
  };
  const sayToken = (): void => {
    const { token: now } = owner.current;
    if (now !== undefined) say({ kind: 'token', token: now });
  };
  const saySelected = (): void => {
    const { article: now, selected: chosen } = owner.current;
    say({ kind: 'choose', chosen: chosen && plainChosen(now, chosen) });
  };

  /** Makes a frame anew that is not there by then. Where it is there nothing is, for what a reader did in it would be lost. */
  const reviveAfter = (milliseconds: number): void => {
    window.clearTimeout(revival.current);
    revival.current = window.setTimeout(() => {
      if (!isReady.current) setAttempt((before) => before + 1);
    }, milliseconds);
  };

  const sayFollowed = (): void => say({ kind: 'follow', blocks: owner.current.followed });

  useEffect(() => {
    // The very same for as long as the frame is there: by it, what is written knows its frame.
    const sayToFrame: SayToFrame = say;
    const leave = owner.current.writing.join(sayToFrame);
    const stopListening = listen({
      window,
      origin,
      speaker: () => frame.current?.contentWindow,
      parse: parseFrameMessage,
      receive: (message) => {
        switch (message.kind) {
          case 'ready':
            isReady.current = true;
            window.clearTimeout(revival.current);
            told.current = undefined;
            sayToken();
            say({ kind: 'keys', keys: owner.current.keys });
            say({ kind: 'view', view: frameViewOf(owner.current.look ?? plainView) });
            sayArticle();
            saySelected();
            sayFollowed();
            return group && say({ kind: 'place', place: group.place });
          case 'stuck':
            isReady.current = false;
            return reviveAfter(anewAfter);
          case 'painted':
            owner.current.onPainted();
            return setPage((before) => ({ ...before, painted: message.version }));
          case 'boxes':
            return setPage((before) => ({
              ...before,
              block: message.block,
              field: message.field,
              others: message.others,
            }));
          case 'layout':
            return setPage((before) => ({ ...before, layout: message.blocks }));
          case 'place':
            return group?.moved(id, message.place);
          case 'failures':
            return owner.current.onProblems(message.failures);
          case 'complete':
            return owner.current.onComplete();
          case 'pressed':
            return void frame.current?.dispatchEvent(
              new KeyboardEvent('keydown', { ...message.pressed, bubbles: true, cancelable: true }),
            );
          case 'chosen': {
            const place = keyedChosen(owner.current.article, message.chosen);
            if (!place) return say({ kind: 'stop-writing' });
            const pressed: PressedText = { caret: message.caret, canWrite: message.canWrite === true };
            return owner.current.writing.choose(place, pressed, sayToFrame);
          }
          case 'empty-place':
            return owner.current.onEmptyPlace(message.block);
          case 'marked':
            return owner.current.onMarked(message.marked);
          case 'texts':
            return owner.current.writing.writeFirst(message.block, message.pointers, sayToFrame);
          case 'typed':
            return owner.current.writing.typed(message, sayToFrame);
          case 'pasted':
            return owner.current.writing.pasted(message);
          case 'reduced':
            return owner.current.writing.reduced(message.notes);
          case 'tools':
            return owner.current.writing.toolsAre(message.tools, sayToFrame);
          case 'written':
            return owner.current.writing.written(sayToFrame);
          default:
            // The server counts it.
            return undefined;
        }
      },
    });
    // The frame may have been ready before anybody listened. On an origin of its own, it is there only after a form was sent.
    if (previewOrigin === undefined) say({ kind: 'hello' });
    const onOnline = (): void => reviveAfter(0);
    window.addEventListener('online', onOnline);
    return () => {
      leave();
      stopListening();
      window.clearTimeout(revival.current);
      window.removeEventListener('online', onOnline);
    };
  }, []);

  useEffect(() => group?.join(id, (place) => isReady.current && say({ kind: 'place', place })), [group, id]);
  useEffect(() => {
    if (isReady.current) sayToken();
  }, [token]);
  const view = frameViewOf(look);
  useEffect(() => {
    if (isReady.current) say({ kind: 'view', view });
  }, [JSON.stringify(view)]);

  useEffect(() => {
    if (isReady.current) sayArticle();
  }, [article, sequence]);
  useEffect(() => {
    if (isReady.current) saySelected();
  }, [selected?.block, selected?.pointer]);
  useEffect(() => {
    if (isReady.current) sayFollowed();
  }, [props.followed]);

  return {
    ...page,
    askLayout: (scrollBy) => say({ kind: 'layout', scrollBy }),
    print: () => say({ kind: 'print' }),
    attempt,
    onLoad: () => {
      if (!isReady.current) reviveAfter(readyWithin);
    },
  };
}

/** What of a view the frame is told. */
function frameViewOf({ reader, medium, colours, hasScript }: FrameView): FrameView {
  return { reader, medium, colours, hasScript };
}
