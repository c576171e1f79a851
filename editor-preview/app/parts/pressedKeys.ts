export type PressedKeys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

export function isPressed(keys: string, event: PressedKeys): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const wants = (part: string): boolean => parts.slice(0, -1).includes(part);
  if (wants('Mod') !== (event.ctrlKey || event.metaKey) || wants('Alt') !== event.altKey) return false;
  // On some keyboards a sign such as the slash is typed with Shift.
  const isSign = /^[^a-z0-9]$/i.test(key);
  if (!isSign && wants('Shift') !== event.shiftKey) return false;
  // With Alt, some keyboards type another character.
  if (/^[0-9]$/.test(key)) return event.code === `Digit${key}`;
  if (wants('Alt') && /^[a-z]$/i.test(key)) return event.code === `Key${key.toUpperCase()}`;
  return event.key.toLowerCase() === key.toLowerCase();
}
