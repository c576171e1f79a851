/** What a program has put on the clipboard: HTML, and the same as text. Either may be empty. */
export interface Clipboard {
  readonly html: string;
  readonly text: string;
}
