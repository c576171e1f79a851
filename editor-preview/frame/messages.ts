import type { RichTextKind } from '#transformer/html/textElements.ts';
import type { Clipboard } from '../clipboard/clipboard.ts';
import type { FrameView } from '../pageView/frameView.ts';
import type { PressedKeys } from '../parts/pressedKeys.ts';
import type { ArticleUpdate } from './articleUpdate.ts';
import type { PagePlace } from './pagePlace.ts';

/** A block, or its field by a plain JSON Pointer from the block. */
export interface Chosen {
  readonly block: string;
  readonly pointer?: string;
}

/** Messages from the editor to the frame. */
export type EditorMessage =
  /** Asks whether the frame is ready; it responds with `ready`. */
  | { readonly kind: 'hello' }
  | { readonly kind: 'update'; readonly update: ArticleUpdate }
  /** The selection: it is scrolled into view and tracked. */
  | { readonly kind: 'choose'; readonly chosen: Chosen | undefined }
  /** The shortcuts to forward. */
  | { readonly kind: 'keys'; readonly keys: KeysByPlace }
  /** Further tracked blocks. */
  | { readonly kind: 'follow'; readonly blocks: readonly string[] }
  /** Starts editing a text in the page; the frame responds with `typed`, and finally `written`. */
  | { readonly kind: 'write'; readonly writing: Writing }
  /** The edited text has moved in the article. */
  | { readonly kind: 'writing-at'; readonly chosen: Chosen }
  /** Also the response that a pressed text is not edited in the page. */
  | { readonly kind: 'stop-writing' }
  /** Applies a tool to the selection in the edited formatted text. */
  | { readonly kind: 'format'; readonly tool: string }
  /** Requests the editable texts of a block: the frame responds with `texts`. */
  | { readonly kind: 'find-texts'; readonly block: string }
  /** Requests the layout, after scrolling by CSS pixels. */
  | { readonly kind: 'layout'; readonly scrollBy: number }
  /** The view of the page. */
  | { readonly kind: 'view'; readonly view: FrameView }
  /** The scroll position, after scrolling in another width. */
  | { readonly kind: 'place'; readonly place: PagePlace }
  /** The token that replaces the session on a separate origin. */
  | { readonly kind: 'token'; readonly token: string }
  /** Prints the page. */
  | { readonly kind: 'print' };

/** Shortcuts such as `Mod+K`, by context. */
export interface KeysByPlace {
  /** Outside of texts. */
  readonly outside: readonly string[];
  /** While a text is edited in the page. */
  readonly inTexts: readonly string[];
  /** While it is edited and empty. */
  readonly inEmptyTexts: readonly string[];
}

/** A text edited in the page. */
export interface Writing {
  readonly chosen: Chosen;
  /** Its kind if it is formatted; `text` is HTML then. */
  readonly formatted?: RichTextKind;
  /** The field's accessible name. */
  readonly name: string;
  /** Whether several lines are allowed. */
  readonly isLong: boolean;
  readonly text: string;
  /** In UTF-16 units, for formatted text in letters; undefined for the end. */
  readonly caret: number | undefined;
}

/** Messages from the frame to the editor. */
export type FrameMessage =
  /** Requests the whole article: on start, and after a reload. */
  | { readonly kind: 'ready' }
  /** Everything that any block may need is loaded, so that it works offline. */
  | { readonly kind: 'complete' }
  /** Loading has failed: the frame must be recreated. */
  | { readonly kind: 'stuck' }
  /** The page shows this version of the article. */
  | { readonly kind: 'painted'; readonly version: number; readonly milliseconds: number }
  | {
      readonly kind: 'chosen';
      readonly chosen: Chosen;
      /** Characters of the field's text before the pointer; in formatted text blanks do not count. */
      readonly caret?: number;
      /** Whether the text is editable there: verbatim, or the only content of its element. */
      readonly canWrite?: boolean;
    }
  /** The placeholder of an invisible block or of an empty article was pressed. */
  | { readonly kind: 'empty-place'; readonly block?: string }
  /** The texts of a block that are editable in place; the first plain one is to be edited. */
  | { readonly kind: 'texts'; readonly block: string; readonly pointers: readonly string[] }
  /** The selection in a block has changed, or is empty. */
  | { readonly kind: 'marked'; readonly marked: MarkedOnPage | undefined }
  /** A text was edited in the page; with `takesBack`, by its field's native undo. */
  | { readonly kind: 'typed'; readonly before: string; readonly after: string; readonly takesBack?: true }
  /** Content was pasted outside of an edited text. */
  | ({ readonly kind: 'pasted' } & Clipboard)
  /** Changes to content pasted into a formatted text. */
  | { readonly kind: 'reduced'; readonly notes: readonly string[] }
  /** The available tools in the edited formatted text. */
  | { readonly kind: 'tools'; readonly tools: readonly TextTool[] }
  /** Editing in the page has ended. */
  | { readonly kind: 'written' }
  /** A shortcut was pressed in the page. */
  | { readonly kind: 'pressed'; readonly pressed: PressedKeys }
  /** The user has scrolled. */
  | { readonly kind: 'place'; readonly place: PagePlace }
  /** The boxes of the selection and of further tracked blocks. */
  | ({ readonly kind: 'boxes' } & FollowedBoxes)
  /** The requested boxes of the blocks in the window. */
  | { readonly kind: 'layout'; readonly blocks: readonly BlockBox[] }
  /** Widgets that fail on the current article; their blocks show the previous rendering. */
  | { readonly kind: 'failures'; readonly failures: readonly Failure[] }
  /** The page of this sequence was compared with the server's. */
  | { readonly kind: 'confirmed'; readonly sequence: number }
  /** Blocks that the server rendered differently; they show the server's rendering. */
  | { readonly kind: 'differed'; readonly blocks: readonly string[] };

/** A tool of the formatted text editor. */
export interface TextTool {
  readonly name: string;
  readonly sign: string;
  /** Whether it is active at the caret. */
  readonly isOn: boolean;
  /** Whether it is unavailable there. */
  readonly isOff: boolean;
}

/** Words selected in a block of the page, with context. */
export interface MarkedOnPage {
  readonly block: string;
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

/** A rectangle in the frame's window, in CSS pixels of its page. */
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
