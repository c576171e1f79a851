/** Of all recipes on a page together: more was not ticked by anybody. */
const mostKept = 1000;

/**
 * Keeps in this browser what is ticked of a recipe, by the page and by the text of the article, so that a recipe that
 * has been changed loses no other tick; and the amounts and units that were chosen, because half of a recipe cooked for
 * eight and half for four is none. What is ticked or chosen before this script has come counts.
 */
export function keepTicks(recipe: Element): void {
  const key = `pagewell.recipe:${location.pathname}`;
  const own = `${recipe.id}\n`;
  const boxes = new Map<string, HTMLInputElement>();
  for (const box of recipe.querySelectorAll('input')) {
    // Not what is shown beside it, which a page translator may have changed.
    let name = own + box.name + box.value;
    // A text that stands there twice.
    while (boxes.has(name)) name += '\n';
    boxes.set(name, box);
  }
  const kept = new Set(readKept(key));
  const chosen = new Set([...boxes.values()].filter(differs).map((box) => box.name));
  for (const [name, box] of boxes) {
    if (kept.has(name) && !(box.type === 'radio' && chosen.has(box.name))) box.checked = true;
  }
  recipe.addEventListener('change', () => {
    const others = readKept(key).filter((name) => !name.startsWith(own));
    const now = [...boxes].filter(([, box]) => differs(box)).map(([name]) => name);
    keep(key, [...others.slice(0, mostKept), ...now]);
  });
}

/** Whether it is checked, and was not as the page came. */
function differs({ checked, defaultChecked }: HTMLInputElement): boolean {
  return checked && !defaultChecked;
}

function readKept(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    // Storage may be switched off or empty, and anybody may have written to it.
    return [];
  }
}

function keep(key: string, names: readonly string[]): void {
  try {
    if (names.length > 0) localStorage.setItem(key, JSON.stringify(names));
    else localStorage.removeItem(key);
  } catch {
    // No room or no leave: the ticks last as long as the page.
  }
}
