import { isBlank, isBlankHtml } from '#contracts/blank.ts';

/** Text with something in it, without blanks around it; undefined where there is none. */
export function present(text: string | undefined): string | undefined {
  return text === undefined || isBlank(text) ? undefined : text.trim();
}

/** HTML with something to see in it; undefined where there is none. */
export function presentHtml(html: string | undefined): string | undefined {
  return html === undefined || isBlankHtml(html) ? undefined : html;
}

/** Those texts of a list that have something in them. */
export function presentOnes(texts: readonly string[] = []): string[] {
  return texts.flatMap((text) => present(text) ?? []);
}

/** The first letter of a text, whole: it may be more than one UTF-16 unit. Undefined where there is none. */
export function initial(text: string): string | undefined {
  return [...text.trim()][0];
}
