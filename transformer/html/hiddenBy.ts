import { elementOf } from './elements.ts';

type Value = (property: string) => string;

/** Text with a larger offset is off-screen. In CSS pixels, and approximate in other units. */
const leastOffScreen = 500;

export function isHiddenBy(name: string, value: Value): boolean {
  if (/\bnone\b/.test(value('display')) || value('visibility') === 'hidden' || value('mso-hide') === 'all')
    return true;
  if (/^[0.]+%?$/.test(value('opacity')) || isOffScreen(value)) return true;
  if (isClipped(value)) return true;
  return canHaveText(name) && (hasNoSize(value) || hasColourOfGround(value));
}

/** Elements that directly contain text. Content of others may have another size and colour, as in HTML mails. */
function canHaveText(name: string): boolean {
  return elementOf(name).level === 'phrasing' || /^(?:p|h[1-6]|dt|summary|figcaption)$/.test(name);
}

function isOffScreen(value: Value): boolean {
  if (isFarOut(value('text-indent'))) return true;
  if (isFarOut(value('margin-left')) || isFarOut(value('margin-top'))) return true;
  const isPlaced = /^(?:absolute|fixed)$/.test(value('position'));
  return isPlaced && ['left', 'top', 'right', 'bottom'].some((side) => isFarOut(value(side)));
}

function isFarOut(length: string): boolean {
  const [, number, unit = ''] = /^-([\d.]{1,9})(px|pt|r?em|v[wh]|%)$/.exec(length) ?? [];
  return Number(number) * (/em|v/.test(unit) ? 16 : 1) >= leastOffScreen;
}

function isClipped(value: Value): boolean {
  if (!/^(?:absolute|fixed)$/.test(value('position'))) return false;
  const clip = value('clip').replace(/[\s,]+/g, ' ');
  if (/^rect\( ?(?:[01](?:px)? ?){4}\)$/.test(clip)) return true;
  return /^(?:inset\( ?(?:50|100)%|(?:circle|ellipse)\( ?0)/.test(value('clip-path'));
}

function hasNoSize(value: Value): boolean {
  const size = value('font-size');
  if (size !== '') return /^0(?:\.0*)?(?:px|pt|r?em|%)?$/.test(size);
  return /(?:^|\s)0(?:px|pt|r?em|%)?(?:\s|\/)/.test(value('font'));
}

/** Whether text is invisible by its colour. Text with a shadow, or clipped out of its background, is visible. */
function hasColourOfGround(value: Value): boolean {
  if (value('text-shadow') !== '' || `${value('background-clip')}${value('-webkit-background-clip')}` !== '')
    return false;
  const colour = colourIn(value('color'));
  if (colour === 'transparent') return true;
  const ground = value('background-color') || value('background');
  return colour !== undefined && !/url|gradient/.test(ground) && colour === colourIn(ground);
}

function colourIn(value: string): string | undefined {
  const [found] = /#[\da-f]{3,8}\b|rgba?\([^()]*\)|\b(?:white|black|transparent)\b/.exec(value) ?? [];
  if (found === undefined || found === 'transparent') return found;
  if (found === 'white') return '255,255,255';
  if (found === 'black') return '0,0,0';
  if (found.startsWith('#')) {
    const digits = found.length < 6 ? found.slice(1).replace(/./g, '$&$&') : found.slice(1);
    return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)).join(',');
  }
  const [red, green, blue, alpha] = found.match(/[\d.]+/g) ?? [];
  return Number(alpha) === 0 ? 'transparent' : [red, green, blue].join(',');
}
