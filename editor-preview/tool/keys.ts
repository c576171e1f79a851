import { isPressed, type PressedKeys } from '../parts/pressedKeys.ts';
import type { Command } from './command.ts';

/** The context of a key press: a text, an empty text of a block, blocks, or elsewhere in the tool. */
export type PressedIn = 'text' | 'empty text' | 'blocks' | 'elsewhere';

/** The command of a shortcut in a context. */
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

/** Whether a shortcut is active in a context. */
export function holdsIn(keys: string, keysHold: Command['keysHold'], place: PressedIn): boolean {
  if (place === 'text' && isTyped(keys)) return false;
  if (keysHold === 'among blocks') return place === 'blocks';
  if (keysHold === 'outside texts') return place !== 'text' && place !== 'empty text';
  return true;
}

/** Whether keys type something in a text. */
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

/** A shortcut's display text. */
export function keysInWords(keys: string, isMac: boolean): string {
  const parts = keys.split('+').map((part) => arrows[part] ?? part);
  return isMac
    ? parts.map((part) => macSigns[part] ?? part).join('')
    : parts.map((part) => (part === 'Mod' ? 'Ctrl' : part)).join('+');
}

/** Whether this computer has a Command key. */
export function hasCommandKey({ userAgent }: Pick<Navigator, 'userAgent'> = navigator): boolean {
  return /Mac|iPhone|iPad/.test(userAgent);
}
