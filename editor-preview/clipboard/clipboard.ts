/** What a program has put on the clipboard: HTML, and the same as text. Either may be empty. */
export interface ClipboardText {
  readonly html: string;
  readonly text: string;
}

export interface Clipboard extends ClipboardText {
  /** Pictures, as files. */
  readonly pictures: readonly File[];
}

/** What an event of the clipboard brings. */
export function clipboardOf(data: DataTransfer): Clipboard {
  return {
    html: data.getData('text/html'),
    text: data.getData('text/plain'),
    pictures: [...data.files].filter(({ type }) => type.startsWith('image/')),
  };
}

/**
 * Whether a picture is all that there is. Browsers bring the address of a picture along, and word processors a picture
 * of their text.
 */
export function isPictureAlone({ html, text, pictures }: Clipboard): boolean {
  const words = html.replace(/<[^<>]*>/g, ' ').replace(/&nbsp;/g, ' ');
  return pictures.length > 0 && text.trim() === '' && words.trim() === '';
}
