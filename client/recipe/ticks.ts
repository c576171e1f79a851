/** Of all recipes on a page together, far more than any page has. */
const maxTicks = 1000;

/**
 * By page and text, so that an edited recipe loses no other tick; with amounts and units, so that no recipe is
 * cooked half by one scale and half by another.
 */
export function storeTicks(recipe: Element): void {
  const key = `pagewell.recipe:${location.pathname}`;
  const own = `${recipe.id}\n`;
  const boxes = new Map<string, HTMLInputElement>();
  for (const box of recipe.querySelectorAll('input')) {
    // Not the visible label, which a page translator may have changed.
    let name = own + box.name + box.value;
    // The same text twice.
    while (boxes.has(name)) name += '\n';
    boxes.set(name, box);
  }
  const stored = new Set(readStored(key));
  const chosen = new Set([...boxes.values()].filter(differs).map((box) => box.name));
  for (const [name, box] of boxes) {
    if (stored.has(name) && !(box.type === 'radio' && chosen.has(box.name))) box.checked = true;
  }
  recipe.addEventListener('change', () => {
    const others = readStored(key).filter((name) => !name.startsWith(own));
    const now = [...boxes].filter(([, box]) => differs(box)).map(([name]) => name);
    store(key, [...others.slice(0, maxTicks), ...now]);
  });
}

function differs({ checked, defaultChecked }: HTMLInputElement): boolean {
  return checked && !defaultChecked;
}

function readStored(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    // Storage may be off or empty, and its content is untrusted.
    return [];
  }
}

function store(key: string, names: readonly string[]): void {
  try {
    if (names.length > 0) localStorage.setItem(key, JSON.stringify(names));
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden: ticks end with the page.
  }
}
