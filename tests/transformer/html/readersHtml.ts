import { createHtmlRenderer } from '#transformer/html/htmlRenderer.ts';

const render = createHtmlRenderer(0);

/** The markup that readers get of a field of rich HTML. */
export function readersHtml(html: string): string {
  return render(html).html;
}
