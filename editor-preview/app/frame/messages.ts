import type { RichTextKind } from '#transformer/html/textElements.ts';
import type { Clipboard } from '../clipboard/clipboard.ts';
import type { FrameView } from '../pageView/frameView.ts';
import type { PressedKeys } from '../parts/pressedKeys.ts';
import type { ArticleUpdate } from './articleUpdate.ts';
import type { PagePlace } from './pagePlace.ts';

export interface Chosen {
  readonly block: string;
  readonly pointer?: string;
}

export type EditorMessage =
  /** Asks whether the frame is ready; it responds with `ready`. */
  | { readonly kind: 'hello' }
  | { readonly kind: 'update'; readonly update: ArticleUpdate }
  /** The selection: it is scrolled into view and tracked. */
  | { readonly kind: 'choose'; readonly chosen: Chosen | undefined; readonly at?: number }
  | { readonly kind: 'keys'; readonly keys: KeysByPlace }
  | { readonly kind: 'follow'; readonly blocks: readonly string[] }
  /** Starts editing a text in the page; the frame responds with `typed`, and finally `written`. */
  | { readonly kind: 'write'; readonly writing: Writing }
  | { readonly kind: 'writing-at'; readonly chosen: Chosen }
  /** Also the response that a pressed text is not edited in the page. */
  | { readonly kind: 'stop-writing' }
  | { readonly kind: 'format'; readonly tool: string }
  /** Requests the editable texts of a block: the frame responds with `texts`. */
  | { readonly kind: 'find-texts'; readonly block: string }
  /** Requests the layout, after scrolling by CSS pixels. */
  | { readonly kind: 'layout'; readonly scrollBy: number }
  | { readonly kind: 'view'; readonly view: FrameView }
  | { readonly kind: 'place'; readonly place: PagePlace }
  /** The token that replaces the session on a separate origin. */
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'print' };

export interface KeysByPlace {
  /** Outside of texts. */
  readonly outside: readonly string[];
  /** While a text is edited in the page. */
  readonly inTexts: readonly string[];
  /** While it is edited and empty. */
  readonly inEmptyTexts: readonly string[];
}

export interface Writing {
  readonly chosen: Chosen;
  readonly formatted?: RichTextKind;
  readonly name: string;
  readonly isLong: boolean;
  readonly text: string;
  /** In UTF-16 units, for formatted text in letters; undefined for the end. */
  readonly caret: number | undefined;
}

export type FrameMessage =
  /** Requests the whole article: on start, and after a reload. */
  | { readonly kind: 'ready' }
  /** Everything that any block may need is loaded, so that it works offline. */
  | { readonly kind: 'complete' }
  /** Loading has failed: the frame must be recreated. */
  | { readonly kind: 'stuck' }
  | { readonly kind: 'painted'; readonly version: number; readonly milliseconds: number }
  | {
      readonly kind: 'chosen';
      readonly chosen: Chosen;
      /** Characters of the field's text before the pointer; in formatted text blanks do not count. */
      readonly caret?: number;
      /** Whether the text is editable there: verbatim, or the only content of its element. */
      readonly canWrite?: boolean;
    }
  | { readonly kind: 'empty-place'; readonly block?: string }
  /** The texts of a block that are editable in place; the first plain one is to be edited. */
  | { readonly kind: 'texts'; readonly block: string; readonly pointers: readonly string[] }
  | { readonly kind: 'marked'; readonly marked: MarkedOnPage | undefined }
  /** A text was edited in the page; with `isUndo`, by its field's native undo. */
  | { readonly kind: 'typed'; readonly before: string; readonly after: string; readonly isUndo?: true }
  | ({ readonly kind: 'pasted' } & Clipboard)
  | { readonly kind: 'reduced'; readonly notes: readonly string[] }
  | { readonly kind: 'tools'; readonly tools: readonly TextTool[] }
  | { readonly kind: 'written' }
  | { readonly kind: 'pressed'; readonly pressed: PressedKeys }
  | { readonly kind: 'place'; readonly place: PagePlace }
  | ({ readonly kind: 'boxes' } & FollowedBoxes)
  | { readonly kind: 'layout'; readonly blocks: readonly BlockBox[] }
  /** Widgets that fail on the current article; their blocks show the previous rendering. */
  | { readonly kind: 'failures'; readonly failures: readonly Failure[] }
  /** The page of this sequence was compared with the server's. */
  | { readonly kind: 'confirmed'; readonly sequence: number }
  /** Blocks that the server rendered differently; they show the server's rendering. */
  | { readonly kind: 'differed'; readonly blocks: readonly string[] };

export interface TextTool {
  readonly name: string;
  readonly sign: string;
  readonly isOn: boolean;
  readonly isDisabled: boolean;
}

export interface MarkedOnPage {
  readonly block: string;
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface FollowedBoxes {
  readonly block: Box | undefined;
  readonly field: Box | undefined;
  readonly others: readonly BlockBox[];
}

export interface BlockBox {
  readonly block: string;
  readonly box: Box;
}

/** More blocks than fit in any window. */
export const maxBlocksInLayout = 300;

export interface Failure {
  readonly block: string;
  readonly message: string;
}
