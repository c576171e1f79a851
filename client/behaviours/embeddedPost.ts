import type { BehaviourParts } from '#contracts/behaviour.ts';
import { parseMessage } from '#contracts/frames/frameMessage.ts';
import { fieldsOf } from '#contracts/json/fieldsOf.ts';
import { type EmbedAction, embedAttribute, embedShownAttribute } from '#contracts/markers.ts';

/** Where a browser keeps the hosts whose posts its reader always wants to see, until they take that back. */
export const alwaysShownKey = 'pagewell:always-show';

/** What a frame says of its height counts between these, in CSS pixels: it may say anything. */
const heights = { least: 150, most: 2000 };

const redraws = new Set<() => void>();

/**
 * Shows the post of another site in place of its card once its reader asks for it, or where they have said that they always
 * want to see what that site has. They can take that back beside every such post.
 */
export function start(embed: Element, { report }: Pick<BehaviourParts, 'report'>): void {
  const host = embed.getAttribute(embedAttribute) ?? '';
  const template = embed.querySelector('template');
  const kept = template?.nextElementSibling;
  if (!template || !(kept instanceof HTMLElement)) throw new TypeError('The post misses a part');
  let isAskedFor = false;

  const draw = (): void => {
    const isAlways = alwaysShown().includes(host);
    const isShown = isAlways || isAskedFor;
    const frame = embed.querySelector('iframe');
    embed.toggleAttribute(embedShownAttribute, isShown);
    kept.hidden = !isAlways;
    if (!isShown) frame?.remove();
    else if (!frame) {
      template.before(template.content.cloneNode(true));
      report({ kind: 'element-loaded', location: 'Third-party embed', elementType: 'EMBED', name: host });
    }
  };
  const acts: Readonly<Record<EmbedAction, () => void>> = {
    show: () => {
      isAskedFor = true;
    },
    always: () => {
      isAskedFor = true;
      keepAlwaysShown([...alwaysShown(), host]);
    },
    ask: () => {
      isAskedFor = false;
      keepAlwaysShown(alwaysShown().filter((each) => each !== host));
    },
  };
  embed.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const act = button && acts[button.value as EmbedAction];
    if (!act) return;
    act();
    for (const redraw of redraws) redraw();
    // The button that had the focus is gone.
    embed.querySelector<HTMLElement>(isAskedFor ? 'iframe' : 'button')?.focus();
  });
  addEventListener('message', ({ source, data }) => {
    const frame = embed.querySelector('iframe');
    const height = frame && source === frame.contentWindow && heightIn(data);
    if (height && embed.getAttribute('data-shape') === 'post') frame.style.height = `${height}px`;
  });
  redraws.add(draw);
  draw();
}

// Another tab of the same browser has other words on it now.
addEventListener('storage', () => {
  for (const redraw of redraws) redraw();
});

/** The hosts that are kept; none where the browser keeps nothing. */
function alwaysShown(): string[] {
  try {
    return (localStorage.getItem(alwaysShownKey) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

function keepAlwaysShown(hosts: readonly string[]): void {
  try {
    localStorage.setItem(alwaysShownKey, [...new Set(hosts)].join(' '));
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
}

/** The height that a post says it has, in the form of X or of Instagram; undefined for any other message. */
function heightIn(message: unknown): number | undefined {
  const { type, details, ...fields } = fieldsOf(
    typeof message === 'string' ? parseMessage(message) : message,
  );
  const { method, params } = fieldsOf(fields['twttr.embed']);
  const said =
    type === 'MEASURE'
      ? fieldsOf(details).height
      : method === 'twttr.private.resize' && Array.isArray(params)
        ? fieldsOf(params[0]).height
        : undefined;
  return typeof said === 'number' && said >= heights.least && said <= heights.most ? said : undefined;
}
