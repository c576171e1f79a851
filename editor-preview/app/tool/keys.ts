import { isPressed, type PressedKeys } from '../parts/pressedKeys.ts';
import type { Command } from './command.ts';

export type PressedIn = 'text' | 'empty text' | 'blocks' | 'elsewhere';

export function commandOfKeys(
  commands: readonly Command[],
  event: PressedKeys,
  place: PressedIn,
): Command | undefined {
  return commands.find(
    ({ keys = [], keysScope }) =>
      keysScope !== 'browser' &&
      keys.some((one) => isPressed(one, event) && appliesIn(one, keysScope, place)),
  );
}

export function appliesIn(keys: string, keysScope: Command['keysScope'], place: PressedIn): boolean {
  if (place === 'text' && keys.length === 1) return false;
  if (keysScope === 'among blocks') return place === 'blocks';
  if (keysScope === 'outside texts') return place !== 'text' && place !== 'empty text';
  return true;
}

const macSigns: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };
const arrows: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

export function keysInWords(keys: string, isMac: boolean): string {
  const parts = keys.split('+').map((part) => arrows[part] ?? part);
  return isMac
    ? parts.map((part) => macSigns[part] ?? part).join('')
    : parts.map((part) => (part === 'Mod' ? 'Ctrl' : part)).join('+');
}

export function hasCommandKey({ userAgent }: Pick<Navigator, 'userAgent'> = navigator): boolean {
  return /Mac|iPhone|iPad/.test(userAgent);
}
