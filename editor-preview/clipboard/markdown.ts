/** Signs of which one is enough, because nobody types them otherwise. */
const sure = [/^#{1,6} \S/m, /^\|.+\|\s*\n\|[ :|-]+\|/m, /^```/m, /\]\([^\s()[\]]+\)/, /\*\*[^*\n]+\*\*/];
/** Signs that count where they come twice. */
const twice = [/^[-*+] \S/gm, /^\d+[.)] \S/gm, /^> \S/gm];

/** Whether a text is written in Markdown, and not only a text with a dash in it. */
export function looksLikeMarkdown(text: string): boolean {
  const begun = text.slice(0, 20_000);
  return sure.some((sign) => sign.test(begun)) || twice.some((sign) => (begun.match(sign)?.length ?? 0) > 1);
}
