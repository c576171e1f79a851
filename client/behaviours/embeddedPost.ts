import type { BehaviourParts } from '#contracts/behaviour.ts';
import { fieldsOf } from '#contracts/json/fieldsOf.ts';
import { parseJson } from '#contracts/json/json.ts';
import { type EmbedAction, embedAttribute, embedShownAttribute } from '#contracts/markers.ts';

export const alwaysShownKey = 'pagewell:always-show';

/** Bounds of a frame's reported height, in CSS pixels: its messages are untrusted. */
const heights = { least: 150, most: 2000 };

const redraws = new Set<() => void>();

/** On request, or by the reader's stored choice, which can be revoked beside each post. */
export function start(embed: Element, { report }: Pick<BehaviourParts, 'report'>): void {
  const host = embed.getAttribute(embedAttribute) ?? '';
  const template = embed.querySelector('template');
  const notice = template?.nextElementSibling;
  if (!template || !(notice instanceof HTMLElement)) throw new TypeError('The post misses a part');
  let isRequested = false;

  const draw = (): void => {
    const isAlways = alwaysShown().includes(host);
    const isShown = isAlways || isRequested;
    const frame = embed.querySelector('iframe');
    embed.toggleAttribute(embedShownAttribute, isShown);
    notice.hidden = !isAlways;
    if (!isShown) frame?.remove();
    else if (!frame) {
      template.before(template.content.cloneNode(true));
      report({ kind: 'element-loaded', location: 'Third-party embed', elementType: 'EMBED', name: host });
    }
  };
  const acts: Readonly<Record<EmbedAction, () => void>> = {
    show: () => {
      isRequested = true;
    },
    always: () => {
      isRequested = true;
      storeAlwaysShown([...alwaysShown(), host]);
    },
    ask: () => {
      isRequested = false;
      storeAlwaysShown(alwaysShown().filter((each) => each !== host));
    },
  };
  embed.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const act = button && acts[button.value as EmbedAction];
    if (!act) return;
    act();
    for (const redraw of redraws) redraw();
    // The focused button was removed.
    embed.querySelector<HTMLElement>(isRequested ? 'iframe' : 'button')?.focus();
  });
  addEventListener('message', ({ source, data }) => {
    const frame = embed.querySelector('iframe');
    const height = frame && source === frame.contentWindow && heightIn(data);
    if (height && embed.getAttribute('data-shape') === 'post') frame.style.height = `${height}px`;
  });
  redraws.add(draw);
  draw();
}

// Another tab changed the choice.
addEventListener('storage', () => {
  for (const redraw of redraws) redraw();
});

function alwaysShown(): string[] {
  try {
    return (localStorage.getItem(alwaysShownKey) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

function storeAlwaysShown(hosts: readonly string[]): void {
  try {
    localStorage.setItem(alwaysShownKey, [...new Set(hosts)].join(' '));
  } catch {
    // Without storage the next page asks again.
  }
}

/** The height in a post's message, in X's or Instagram's format; undefined for any other message. */
function heightIn(message: unknown): number | undefined {
  const { type, details, ...fields } = fieldsOf(typeof message === 'string' ? parseJson(message) : message);
  const { method, params } = fieldsOf(fields['twttr.embed']);
  const reported =
    type === 'MEASURE'
      ? fieldsOf(details).height
      : method === 'twttr.private.resize' && Array.isArray(params)
        ? fieldsOf(params[0]).height
        : undefined;
  return typeof reported === 'number' && reported >= heights.least && reported <= heights.most
    ? reported
    : undefined;
}
