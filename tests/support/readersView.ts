import { renderPage } from '#shell/renderPage.ts';
import { pageRenderer, reader } from './pageRenderer.ts';

/**
 * What readers get of an article's page, whether they look, listen or follow links: its texts, what its elements mean,
 * where its links lead, its pictures. One entry for each element's beginning and end, and for each text.
 */
export async function readersView(article: unknown): Promise<string[]> {
  renderer ??= pageRenderer();
  const html = renderPage(article, reader, await renderer).document?.html ?? '';
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|template)\b.*?<\/\1>/gs, '');
  const view: string[] = [];
  for (const [part] of withoutEmptyMarks(body).matchAll(/<[^>]*>|[^<]+/g)) {
    const shown = part.startsWith('<') ? shownTag(part) : shownText(part);
    const last = view.at(-1);
    // A text that goes on behind an element without a meaning of its own is one text.
    const goesOn = last !== undefined && !last.startsWith('<') && !shown.startsWith('<');
    if (goesOn) view[view.length - 1] = (last + shown).replace(/\s+/g, ' ');
    else if (shown !== '') view.push(shown);
  }
  return view;
}

let renderer: ReturnType<typeof pageRenderer> | undefined;

/** Bold around nothing looks like nothing, and screen readers do not stop at it. */
function withoutEmptyMarks(html: string): string {
  return html
    .replace(/<(b|strong|i|em|cite|abbr)(?:\s[^>]*)?>([\s\u00A0\u200B\uFEFF]*)<\/\1>/g, '$2')
    .replace(/<(u|s|mark|code|sub|sup|small)(?:\s[^>]*)?>([\u200B\uFEFF]*)<\/\1>/g, '$2');
}

/** For styles and for measuring. */
const unseenAttribute = /^(?:class|style|data-.*)$/;

function shownTag(tag: string): string {
  const [, name = ''] = /^<\/?([a-z0-9-]+)/.exec(tag) ?? [];
  const attributes = [...tag.matchAll(/\s([a-zA-Z-]+)(?:="([^"]*)")?/g)]
    .filter(([, attribute = '']) => !unseenAttribute.test(attribute))
    .map(
      ([, attribute = '', value = '']) =>
        ` ${attribute}="${attribute === 'href' ? target(value) : shownText(value)}"`,
    );
  // A span means what its attributes say.
  if (name === 'span' && attributes.length === 0) return '';
  return `${tag.slice(0, tag.indexOf(name))}${name}${attributes.join('')}>`;
}

/** The page that an address leads to: networks take note of these parameters and then leave them alone. */
function target(address: string): string {
  return address
    .replace(
      /(?<=[?]|&amp;)(?:fbclid|gcl(?:id|src)|[dty]clid|[gw]braid|msclkid|t[wt]clid|igshid|mc_[ce]id|_hs(?:enc|mi)|vero_id|oly_(?:anon|enc)_id|wickedid|s_cid|utm_[a-z]+)=[^&#]*(?:&amp;)?/g,
      '',
    )
    .replace(/(?:\?|&amp;)(?=#|$)/, '');
}

/** Without characters that have neither width nor sound. */
function shownText(text: string): string {
  const shown = text.replace(/[\p{Cc}--[\t\n\v\f\r]]/gv, '').replace(/[ \t\n\r\f]+/g, ' ');
  return mayNeedJoints.test(shown) ? shown : shown.replace(/[\u200B\u2060\uFEFF]/g, '');
}

/** Letters of scripts in which words may stand without a blank between them: what nobody sees may part them. */
const mayNeedJoints =
  /[\p{Letter}--[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hangul}]]/v;
