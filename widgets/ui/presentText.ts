import { isBlank, isBlankHtml } from '#contracts/blank.ts';

export function present(text: string | undefined): string | undefined {
  return text === undefined || isBlank(text) ? undefined : text.trim();
}

/** HTML with visible content; undefined without any. */
export function presentHtml(html: string | undefined): string | undefined {
  return html === undefined || isBlankHtml(html) ? undefined : html;
}

export function presentOnes(texts: readonly string[] = []): string[] {
  return texts.flatMap((text) => present(text) ?? []);
}

/** The first grapheme of a text, which may be several UTF-16 units. Undefined if it is empty. */
export function initial(text: string): string | undefined {
  return [...text.trim()][0];
}
