export interface ClipboardText {
  readonly html: string;
  readonly text: string;
}

export interface Clipboard extends ClipboardText {
  readonly pictures: readonly File[];
}

export function clipboardOf(data: DataTransfer): Clipboard {
  return {
    html: data.getData('text/html'),
    text: data.getData('text/plain'),
    pictures: [...data.files].filter(({ type }) => type.startsWith('image/')),
  };
}

/** Browsers add an image's address, and word processors an image of their text. */
export function isPictureAlone({ html, text, pictures }: Clipboard): boolean {
  const words = html.replace(/<[^<>]*>/g, ' ').replace(/&nbsp;/g, ' ');
  return pictures.length > 0 && text.trim() === '' && words.trim() === '';
}
