import {
  blockIdAttribute,
  blocksAttribute,
  editorAddresses,
  editorFields,
} from '../../../contracts/editor.ts';
import { frameFactsAttribute } from '../../../transformer/frameFacts.ts';
import type { BlockOnPage } from './articleRenderer.ts';

/** A page that the server made of the article as it is kept. */
export interface ServerPage {
  page: Document;
  /** Of the last operation in it. */
  sequence: unknown;
}

/**
 * Asks the server for its page of an article. Undefined where it gives none: to somebody who is signed out or offline, or
 * who does not want it any more. The next change asks again.
 */
export async function askServer(path: string, signal: AbortSignal): Promise<ServerPage | undefined> {
  const html = await textAt(
    `${editorAddresses.frame}?${new URLSearchParams({ [editorFields.path]: path })}`,
    signal,
  );
  if (html === undefined) return undefined;
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const facts = page.querySelector(`script[${frameFactsAttribute}]`)?.textContent;
  if (!facts) return undefined;
  const { sequence } = JSON.parse(facts);
  return { page, sequence };
}

/** Even in a page that is only parsed, inline styles are held against the policy of this one, which allows its own alone. */
function withoutStyles(html: string): string {
  const [start, end] = [html.indexOf('<style>'), html.indexOf('</style>')];
  return start < 0 || end < start ? html : html.slice(0, start) + html.slice(end);
}

async function textAt(address: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? await answer.text() : undefined;
  } catch (error) {
    // How `fetch` tells that there is no network, or that it was called off.
    if (error instanceof TypeError || error instanceof DOMException) return undefined;
    throw error;
  }
}

/** What a confirmation has found. */
export interface Confirmed {
  /** The blocks as the server made them, where one of them is another than ours. */
  blocks: readonly Pick<BlockOnPage, 'id' | 'html'>[] | undefined;
  /** The ids of those that are another, or that only one of the two has. */
  differing: readonly string[];
}

/**
 * Compares what was rendered here with what the server made. What the page has become of it does not matter: readers'
 * ticks and scripts have changed that.
 */
export function compareWithServer(
  rendered: readonly Pick<BlockOnPage, 'id' | 'html'>[],
  { page }: ServerPage,
): Confirmed {
  const theirs = blocksIn(page);
  const read = new DOMParser().parseFromString(
    `<div ${blocksAttribute}>${rendered.map(({ html }) => html).join('')}</div>`,
    'text/html',
  );
  const ours = blocksIn(read);
  const differing = [...new Set([...ours.keys(), ...theirs.keys()])].filter((id) => {
    const [our, their] = [ours.get(id), theirs.get(id)];
    return !our || !their || !our.isEqualNode(their);
  });
  const isSameOrder = [...ours.keys()].join(' ') === [...theirs.keys()].join(' ');
  if (differing.length === 0 && isSameOrder) return { blocks: undefined, differing };
  const htmlOf = new Map(rendered.map(({ id, html }) => [id, html]));
  return {
    differing,
    blocks: [...theirs].map(([id, element]) => ({
      id,
      html: (differing.includes(id) ? undefined : htmlOf.get(id)) ?? element.outerHTML,
    })),
  };
}

function blocksIn(page: Document): Map<string, Element> {
  const elements = page.querySelectorAll(`[${blocksAttribute}] > [${blockIdAttribute}]`);
  return new Map([...elements].map((element) => [element.getAttribute(blockIdAttribute) ?? '', element]));
}
