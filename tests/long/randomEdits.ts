import { pointerKeys } from '#contracts/json/jsonPointer.ts';
import { everyPlace } from '../rules/mutations/mutation.ts';

/** Numbers from 0 to 1 that look random and are the same on every run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pieces = [
  '<',
  '>',
  '</',
  '<p',
  '<p>',
  '</p>',
  '<b><i></b></i>',
  '<a href="',
  '<a href="javascript:x()">',
  '<a href="#gone">here</a>',
  '<img>',
  '<table><td>',
  '<li>',
  '<script>',
  '<textarea>',
  '<!--',
  ']]>',
  '<svg><text>A',
  '"',
  "'",
  '=',
  '&',
  '&amp;amp;',
  '&#0;',
  '&nbsp;&nbsp;&nbsp;',
  '\0',
  '\u200B',
  '\uD800',
  '\uDC00',
  '\u202E',
  'نوم',
  '😴',
  '%',
  '%E0%A4%A',
  '//',
  '?utm_source=x&sid=12345678',
  'https://[',
  'http://localhost',
  '-',
  '1e999',
  '2026-02-30T00:00:00Z',
  ' ',
  '\n',
];

const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  0.1,
  '',
  ' ',
  'x',
  [],
  {},
  [[]],
  [null],
  { type: 'quiz' },
  { type: 'heading', data: { text: 'A' } },
  { tag: 'a', attributes: { href: '#' }, children: [7, null, { tag: 'h2' }] },
];

export function editAtRandom(root: object, random: () => number): void {
  const places = [...everyPlace(root)].slice(1);
  const place = pick(places, random);
  if (!place) return;
  const keys = pointerKeys(place.pointer);
  const key = keys.pop() ?? '';
  let owner: unknown = root;
  for (const step of keys)
    owner = typeof owner === 'object' && owner !== null ? Reflect.get(owner, step) : owner;
  if (typeof owner !== 'object' || owner === null) return;
  if (typeof place.value === 'string' && random() < 0.7) {
    Reflect.set(owner, key, editText(place.value, random));
    return;
  }
  const chance = random();
  if (chance < 0.3) Reflect.set(owner, key, structuredClone(pick(values, random)));
  else if (chance < 0.5) takeOut(owner, key);
  else if (chance < 0.7) Reflect.set(owner, key, structuredClone(pick(places, random)?.value));
  else if (chance < 0.85)
    Reflect.set(
      owner,
      pick(['id', 'type', 'data', 'text', 'html', 'x'], random) ?? 'x',
      structuredClone(place.value),
    );
  else if (Array.isArray(owner)) owner.push(structuredClone(place.value));
  else Reflect.set(owner, `${key}x`, structuredClone(place.value));
}

function takeOut(owner: object, key: string): void {
  if (Array.isArray(owner)) owner.splice(Number(key), 1);
  else Reflect.deleteProperty(owner, key);
}

function editText(text: string, random: () => number): string {
  const start = Math.floor(random() * (text.length + 1));
  const end = random() < 0.5 ? start : Math.min(text.length, start + Math.floor(random() * 12));
  return text.slice(0, start) + (random() < 0.8 ? pick(pieces, random) : '') + text.slice(end);
}

function pick<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
