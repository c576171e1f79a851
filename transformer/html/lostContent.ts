import { shorten } from '../problems/createProblem.ts';

interface LostKind {
  readonly name: string;
  readonly remedy: string;
}

const film: LostKind = { name: 'A video', remedy: 'Use a video block.' };
const sound: LostKind = { name: 'An audio file', remedy: 'Use a third-party-embed block.' };
const embed: LostKind = {
  name: 'Content of another site',
  remedy: 'Use a video or third-party-embed block.',
};
const drawing: LostKind = { name: 'A drawing', remedy: 'Use an image block.' };
const formula: LostKind = {
  name: 'A formula',
  remedy: 'Write it as text, with <sub> and <sup>, or use an image block.',
};
const form: LostKind = {
  name: 'A form field',
  remedy: 'Use a quiz, calculator, checklist or newsletter-signup block.',
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
  return `${content} is lost: rich text does not allow <${name}>${suffix}. ${remedy}`;
}

function explainLostMeaning(selector: string): string {
  return `The style of "${selector}" strikes out, hides, raises, lowers or adds text. Such styles are not supported, so readers see the text without it. Use <s> for struck-out text and <sup> or <sub> for raised or lowered text, remove hidden text, and write out added text.`;
}
