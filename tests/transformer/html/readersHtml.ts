import { createHtmlRenderer } from '#transformer/html/htmlRenderer.ts';

const render = createHtmlRenderer(0);

export function readersHtml(html: string): string {
  return render(html).html;
}
