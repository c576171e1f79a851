import { blockIdAttribute, blocksAttribute } from '#contracts/previewMarks.ts';
import type { BlockMarkup } from './articleRenderer.ts';
import type { ServerPage } from './frameServer.ts';

export interface Confirmed {
  blocks: readonly BlockMarkup[] | undefined;
  differing: readonly string[];
}

/** The live page is irrelevant: scripts and readers have modified it. */
export function compareWithServer(
  rendered: readonly BlockMarkup[],
  { page }: Pick<ServerPage, 'page'>,
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

export function blocksIn(page: Document): Map<string, Element> {
  const elements = page.querySelectorAll(`[${blocksAttribute}] > [${blockIdAttribute}]`);
  return new Map([...elements].map((element) => [element.getAttribute(blockIdAttribute) ?? '', element]));
}
