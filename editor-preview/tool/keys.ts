import { isPressed, type PressedKeys } from '../parts/pressedKeys.ts';
import type { Command } from './command.ts';

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
