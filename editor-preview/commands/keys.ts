import type { PressedKeys } from '../frame/messages.ts';
import type { Command } from './command.ts';

/** Whether keys such as `Mod+Shift+Z` are those that were pressed. */
export function isPressed(keys: string, event: PressedKeys): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const wants = (part: string): boolean => parts.slice(0, -1).includes(part);
  if (wants('Mod') !== (event.ctrlKey || event.metaKey) || wants('Alt') !== event.altKey) return false;
  // On some keyboards a sign such as the slash is typed with Shift.
  const isSign = /^[^a-z0-9]$/i.test(key);
  if (!isSign && wants('Shift') !== event.shiftKey) return false;
  // With Alt held, some keyboards type another sign.
  if (/^[0-9]$/.test(key)) return event.code === `Digit${key}`;
  if (wants('Alt') && /^[a-z]$/i.test(key)) return event.code === `Key${key.toUpperCase()}`;
  return event.key.toLowerCase() === key.toLowerCase();
}

/**
 * Where keys were pressed: in a text, which has keys of its own; in a text of blocks with nothing in it yet; among blocks; or
 * elsewhere in the tool.
 */
export type PressedIn = 'text' | 'empty text' | 'blocks' | 'elsewhere';

/** The command that keys belong to, where they were pressed. */
export function commandOfKeys(
  commands: readonly Command[],
  event: PressedKeys,
  place: PressedIn,
): Command | undefined {
  return commands.find(
    ({ keys = [], keysHold }) =>
      keysHold !== 'browser' && keys.some((one) => isPressed(one, event) && holdsIn(one, keysHold, place)),
  );
}

/** Whether keys are a command's own where they are pressed. */
export function holdsIn(keys: string, keysHold: Command['keysHold'], place: PressedIn): boolean {
  if (place === 'text' && isTyped(keys)) return false;
  if (keysHold === 'among blocks') return place === 'blocks';
  if (keysHold === 'outside texts') return place !== 'text' && place !== 'empty text';
  return true;
}

/** Keys that type something in a text. */
function isTyped(keys: string): boolean {
  return keys.length === 1;
}

const macSigns: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };
const arrows: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** Keys as they stand on the keyboard. */
export function keysInWords(keys: string, isMac: boolean): string {
  const parts = keys.split('+').map((part) => arrows[part] ?? part);
  return isMac
    ? parts.map((part) => macSigns[part] ?? part).join('')
    : parts.map((part) => (part === 'Mod' ? 'Ctrl' : part)).join('+');
}

/** Whether this is a computer with a Command key. */
export function hasCommandKey({ userAgent }: Pick<Navigator, 'userAgent'> = navigator): boolean {
  return /Mac|iPhone|iPad/.test(userAgent);
}
