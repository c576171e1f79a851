import type { RichTextKind } from '#transformer/html/textElements.ts';
import type { Clipboard } from '../clipboard/clipboard.ts';
import type { FrameView } from '../pageView/frameView.ts';
import type { PressedKeys } from '../parts/pressedKeys.ts';
import type { ArticleUpdate } from './articleUpdate.ts';
import type { PagePlace } from './pagePlace.ts';

/** A block, or a field of it by its plain JSON Pointer from the block. */
export interface Chosen {
  readonly block: string;
  readonly pointer?: string;
}

/** What the editor tells the frame. */
export type EditorMessage =
  /** Asks whether there is anybody; the frame answers that it is ready. */
  | { readonly kind: 'hello' }
  | { readonly kind: 'update'; readonly update: ArticleUpdate }
  /** What the editor looks at: it is brought into view, and where it is is told from then on. */
  | { readonly kind: 'choose'; readonly chosen: Chosen | undefined }
  /** Which keys its commands have: of those it is told. */
  | { readonly kind: 'keys'; readonly keys: KeysByPlace }
  /** Blocks of which it shall be told where they are, besides what is chosen. */
  | { readonly kind: 'follow'; readonly blocks: readonly string[] }
  /** A text shall be written in the page; the frame answers with `typed`, and with `written` at its end. */
  | { readonly kind: 'write'; readonly writing: Writing }
  /** What is written stands elsewhere in the article now. */
  | { readonly kind: 'writing-at'; readonly chosen: Chosen }
  /** Also says that a text that was pressed is not written in the page. */
  | { readonly kind: 'stop-writing' }
  /** Does what a tool does with what is marked in the formatted text that is written. */
  | { readonly kind: 'format'; readonly tool: string }
  /** Asks for the texts of a block that can be written in the page: the frame answers with `texts`. */
  | { readonly kind: 'find-texts'; readonly block: string }
  /** Asks for the layout, after scrolling by so many CSS pixels. */
  | { readonly kind: 'layout'; readonly scrollBy: number }
  /** As what the page is to be seen. */
  | { readonly kind: 'view'; readonly view: FrameView }
  /** Where to scroll, because somebody has scrolled in another width. */
  | { readonly kind: 'place'; readonly place: PagePlace }
  /** What stands for the session from now on, where the frame is on an origin of its own. */
  | { readonly kind: 'token'; readonly token: string }
  /** Wants the page printed. */
  | { readonly kind: 'print' };

/** Keys of commands, such as `Mod+K`, by where they hold. */
export interface KeysByPlace {
  /** Outside of texts. */
  readonly outside: readonly string[];
  /** While a text is written in the page. */
  readonly inTexts: readonly string[];
  /** While it is written, and there is nothing in it. */
  readonly inEmptyTexts: readonly string[];
}

/** A text that is written in the page. */
export interface Writing {
  readonly chosen: Chosen;
  /** Where it is formatted, as what; `text` is HTML then. */
  readonly formatted?: RichTextKind;
  /** What its field is called. */
  readonly name: string;
  /** Whether it may have several lines. */
  readonly isLong: boolean;
  readonly text: string;
  /** In UTF-16 units, of a formatted text in letters; undefined for the end of the text. */
  readonly caret: number | undefined;
}

/** What the frame tells the editor. */
export type FrameMessage =
  /** Wants the whole article: said when the frame is there, and again when it has been loaded anew. */
  | { readonly kind: 'ready' }
  /** It has all that any block may need, and can do without a network. */
  | { readonly kind: 'complete' }
  /** What it renders with could not be loaded: it has to be made anew. */
  | { readonly kind: 'stuck' }
  /** The page shows the article of this version. */
  | { readonly kind: 'painted'; readonly version: number; readonly milliseconds: number }
  | {
      readonly kind: 'chosen';
      readonly chosen: Chosen;
      /** How many signs of the field's text were before the pointer; blanks do not count where it is formatted. */
      readonly caret?: number;
      /** Whether the text can be written there: it stands there as it is written, or is all that its element shows. */
      readonly canWrite?: boolean;
    }
  /** The place of a block of which nothing is seen was pressed, or that of the whole article before its first block. */
  | { readonly kind: 'empty-place'; readonly block?: string }
  /** Texts of a block that stand on the page as they are written; the first that is plain shall be written. */
  | { readonly kind: 'texts'; readonly block: string; readonly pointers: readonly string[] }
  /** Words are marked in a block, or none any more. */
  | { readonly kind: 'marked'; readonly marked: MarkedOnPage | undefined }
  /** In the page, a text has become another one; by the undo of its field, where that is said. */
  | { readonly kind: 'typed'; readonly before: string; readonly after: string; readonly takesBack?: true }
  /** Something was pasted on the page, where no text is written. */
  | ({ readonly kind: 'pasted' } & Clipboard)
  /** What of something pasted into a formatted text is not as it was. */
  | { readonly kind: 'reduced'; readonly notes: readonly string[] }
  /** What can be done with what is marked in the formatted text that is written. */
  | { readonly kind: 'tools'; readonly tools: readonly TextTool[] }
  /** Nothing is written in the page any more. */
  | { readonly kind: 'written' }
  /** Keys of a command were pressed in the page. */
  | { readonly kind: 'pressed'; readonly pressed: PressedKeys }
  /** Somebody has scrolled. */
  | { readonly kind: 'place'; readonly place: PagePlace }
  /** Where what is chosen is, and the blocks that are followed besides. */
  | ({ readonly kind: 'boxes' } & FollowedBoxes)
  /** Where the blocks are that stand in the frame's window, said when asked for. */
  | { readonly kind: 'layout'; readonly blocks: readonly BlockBox[] }
  /** Widgets that failed on what stands in the article now; their blocks show what they showed before. */
  | { readonly kind: 'failures'; readonly failures: readonly Failure[] }
  /** The page of this sequence was compared with the server's. */
  | { readonly kind: 'confirmed'; readonly sequence: number }
  /** Blocks that the server rendered otherwise; they show what the server made. */
  | { readonly kind: 'differed'; readonly blocks: readonly string[] };

/** Something that can be done in a formatted text. */
export interface TextTool {
  readonly name: string;
  readonly sign: string;
  /** Whether it holds where the caret is. */
  readonly isOn: boolean;
  /** Whether it cannot be done there. */
  readonly isOff: boolean;
}

/** Words that are marked in a block of the page, with some of what is around them. */
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

/** More blocks than that stand in no window. */
export const maxBlocksInLayout = 300;

export interface Failure {
  readonly block: string;
  readonly message: string;
}
