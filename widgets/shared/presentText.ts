/** Text with something in it, without blanks around it; undefined where there is none. */
export function present(text: string | undefined): string | undefined {
  return text?.trim() || undefined;
}

/** Those texts of a list that have something in them. */
export function presentOnes(texts: readonly string[] = []): string[] {
  return texts.flatMap((text) => present(text) ?? []);
}
