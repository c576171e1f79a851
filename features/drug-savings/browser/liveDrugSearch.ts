import { createSuggester } from '#client/suggestions/suggester.ts';
import { createSuggestionList } from '#client/suggestions/suggestionList.ts';
import { composesText } from '#contracts/composesText.ts';
import { drugApi } from '#contracts/drugs/couponCalls.ts';
import { drugPages } from '#contracts/drugs/drugPages.ts';
import { fetchJson } from '#contracts/fetchJson.ts';
import { isRecord } from '#contracts/json/isRecord.ts';

/** @throws Error when an element is missing: the page then has the plain form */
export function start(search: Element): void {
  const input = search.querySelector('input');
  const form = search.querySelector('form');
  const box = search.querySelector<HTMLElement>('[role=listbox]');
  if (!input || !form || !box) throw new Error('The drug search misses a part');

  let slugs: ReadonlyMap<string, string> = new Map();
  const open = (name: string): void => {
    const slug = slugs.get(name);
    if (slug !== undefined) location.assign(drugPages.drug(slug));
  };
  const list = createSuggestionList({ input, list: box }, open);
  const suggester = createSuggester(
    {
      fetch: async (text, signal) => {
        const found = await namesOf(text, signal);
        // The suggestions on display still belong to the previous request.
        if (!signal.aborted) slugs = found;
        return { items: [...found.keys()], more: false };
      },
    },
    { onAnswer: (items = []) => list.show(items) },
  );
  const close = (): void => {
    suggester.stop();
    list.show([]);
  };

  input.addEventListener('input', () => suggester.request(input.value));
  input.addEventListener('keydown', (event) => {
    if (composesText(event)) return;
    const active = list.active();
    if (event.key === 'Tab') close();
    else if (event.key === 'Escape') {
      // Escape also clears the field in browsers; the first press only closes the box.
      if (!box.hidden) event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      list.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      open(active);
    }
  });
  form.addEventListener('submit', suggester.stop);
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !search.contains(target)) close();
  });
  if (document.activeElement === input) suggester.request(input.value);
}

/** Empty on failure, because the form works without. */
async function namesOf(text: string, signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  try {
    const answer = await fetchJson(drugApi.drugs, { query: { q: text }, signal });
    const drugs: unknown = isRecord(answer) ? answer.drugs : undefined;
    return new Map(Array.isArray(drugs) ? drugs.flatMap(pairOf) : []);
  } catch {
    return new Map();
  }
}

function pairOf(drug: unknown): [string, string][] {
  if (!isRecord(drug)) return [];
  const { name, slug, note } = drug;
  if (typeof name !== 'string' || typeof slug !== 'string') return [];
  return [[typeof note === 'string' && note !== '' ? `${name} · ${note}` : name, slug]];
}
