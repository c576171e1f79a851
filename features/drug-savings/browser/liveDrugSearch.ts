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

  let drugs: ReadonlyMap<string, SuggestedDrug> = new Map();
  const open = (slug: string): void => location.assign(drugPages.drug(slug));
  const list = createSuggestionList({ input, list: box }, open, (option, slug) => {
    const drug = drugs.get(slug);
    if (drug) drawDrug(option, drug, input.value.trim());
  });
  const suggester = createSuggester(
    {
      fetch: async (text, signal) => {
        const found = await drugsFor(text, signal);
        // The suggestions on display still belong to the previous request.
        if (!signal.aborted) drugs = found;
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
async function drugsFor(text: string, signal: AbortSignal): Promise<ReadonlyMap<string, SuggestedDrug>> {
  try {
    const answer = await fetchJson(drugApi.drugs, { query: { q: text }, signal });
    const found: unknown = isRecord(answer) ? answer.drugs : undefined;
    return new Map(Array.isArray(found) ? found.flatMap(pairOf) : []);
  } catch {
    return new Map();
  }
}

interface SuggestedDrug {
  name: string;
  note: string;
}

function pairOf(drug: unknown): [string, SuggestedDrug][] {
  if (!isRecord(drug)) return [];
  const { name, slug, note } = drug;
  if (typeof name !== 'string' || typeof slug !== 'string') return [];
  return [[slug, { name, note: typeof note === 'string' ? note : '' }]];
}

/** The name with the typed letters marked, then what the list says about it. */
function drawDrug(option: HTMLElement, { name, note }: SuggestedDrug, typed: string): void {
  const at = name.toLowerCase().indexOf(typed.toLowerCase());
  const end = at + typed.length;
  const bold = document.createElement('b');
  const mark = document.createElement('mark');
  mark.textContent = name.slice(at, end);
  bold.append(...(at < 0 ? [name] : [name.slice(0, at), mark, name.slice(end)]));
  const about = document.createElement('span');
  about.textContent = note;
  option.toggleAttribute('data-begins', at === 0);
  option.append(bold, ' ', about);
}
