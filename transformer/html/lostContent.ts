import { shorten } from '../createProblem.ts';

interface LostKind {
  readonly name: string;
  readonly remedy: string;
}

const film: LostKind = { name: 'A film', remedy: 'Use a block of type video.' };
const sound: LostKind = { name: 'A sound', remedy: 'Use a block of type third-party-embed.' };
const embed: LostKind = {
  name: 'Content of another site',
  remedy: 'Use a block of type video or third-party-embed.',
};
const drawing: LostKind = { name: 'A drawing', remedy: 'Use a block of type image.' };
const formula: LostKind = {
  name: 'A formula',
  remedy: 'Write it as text, with <sub> and <sup>, or use a block of type image.',
};
const form: LostKind = {
  name: 'A part of a form',
  remedy: 'Use a block of type quiz, calculator, checklist or newsletter-signup.',
};

const lostKinds: ReadonlyMap<string, LostKind> = new Map([
  ['video', film],
  ['audio', sound],
  ['bgsound', sound],
  ['iframe', embed],
  ['fencedframe', embed],
  ['frame', embed],
  ['embed', embed],
  ['object', embed],
  ['applet', embed],
  ['script', embed],
  ['canvas', drawing],
  ['svg', drawing],
  ['math', formula],
  ['input', form],
  ['keygen', form],
  ['select', form],
  ['textarea', form],
  ['button', form],
  ['meter', drawing],
  ['progress', drawing],
]);

/** An address or a form's words only identify the loss: it may be a whole file (`data:`). */
const maxAddressLength = 80;

/** Smaller drawings, in CSS pixels, are icons next to a text with the same meaning. */
const maxIconSize = 48;

/** What readers lose with a removed element: its name, and address if any. Undefined for styling and code. */
export function lostContentOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
): string | undefined {
  if (!lostKinds.has(name) || isDecoration(name, attributes)) return undefined;
  const address = attributes.src ?? attributes.data ?? attributes.placeholder ?? attributes.value ?? '';
  return `${name} ${address}`.trim();
}

function isDecoration(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (name === 'script') return !attributes.src;
  if (name === 'input') return attributes.type?.toLowerCase() === 'hidden';
  if (name !== 'svg') return false;
  const { role, width, height } = attributes;
  const isIcon = [width, height].some((size) => size !== undefined && Number.parseFloat(size) <= maxIconSize);
  return isIcon || attributes['aria-hidden'] === 'true' || role === 'presentation' || role === 'none';
}

export function lostMeaning(selector: string): string {
  return `style ${selector}`;
}

export function explainLostContent(detail: string): string {
  if (detail.startsWith('style ')) return explainLostMeaning(detail.slice('style '.length));
  const [name = ''] = detail.split(' ', 1);
  const address = shorten(detail.slice(name.length + 1), maxAddressLength);
  const { name: content, remedy } = lostKinds.get(name) ?? embed;
  const suffix = address === '' ? '' : ` "${address}"`;
  return `${content} is lost: rich text cannot hold <${name}>${suffix}. ${remedy}`;
}

function explainLostMeaning(selector: string): string {
  return `"${selector}" strikes out, hides, raises, lowers or adds text by a style that is not read here, so readers get the text without that. Write <s> around what is struck out, <sup> or <sub> around what is raised or lowered, take out what is hidden, and write out what is added.`;
}
