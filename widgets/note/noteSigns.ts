import { isBlankText, isElement, type TreeElement, type TreeNode } from '#transformer/html/treeNodes.ts';

export const noteBoxes = `.wp-block-group.has-background, p.has-background, .callout, .admonition, .alert, .notice,
  .info-box, .note-box, .warning-box, .kg-callout-card, .wp-block-kadence-infobox, .is-style-callout`;

/** Content that notes cannot contain, or that readers look for in the text. */
export const outOfNotes =
  'img, iframe, video, audio, table, [data-kind], details, form, h1, .wp-block-buttons';

const urgentClass = /emergency|urgent|danger|callout-card-red/i;
const cautionClass = /warning|caution|important|careful/i;

/** The heading and a sentence or two classify a note. In UTF-16 units. */
const maxFirstWords = 200;

/** Help that is needed now; not "this is no emergency", "urgent care centers", "incontinencia de urgencia". */
const urgentWords: readonly RegExp[] = [
  /🚨|🆘/u,
  /(?<!\b(?:not?|never|without|isn['’]t|sin|nunca)\s(?:an?\s|una?\s|es\s|usually\s)?)\b(?:emergency|emergencia|peligro|danger|dangerous|urgente?)\b(?! (?:care|number|numbers|room|rooms|staff|teams?)\b)/i,
  /\b(?:call|dial|llam[ae] al|marque el|marca el) (?:911|999|112|000|061|988)\b/i,
  /\b(?:get|seek) (?:medical |emergency )?(?:help|care|attention) (?:immediately|right away|now|at once)\b/i,
  /\bseek (?:immediate|emergency) /i,
  /\bgo to (?:the|an|your nearest) (?:emergency room|er|a&e)\b/i,
  /\b(?:acud[ae]|vaya|ve) (?:de inmediato |inmediatamente )?a urgencias\b/i,
  /\bbus(?:que|ca) (?:ayuda|atención) (?:médica )?(?:de inmediato|inmediata|inmediatamente|urgente)\b/i,
];

const cautionWords: readonly RegExp[] = [
  /⚠|⛔|🛑|🚫|☠/u,
  // What a box is called at its beginning. Elsewhere the words say less: "iron is important", "cuidado de la piel".
  /^\P{L}{0,3}(?:warnings?|cautions?|advertencias?|precauci(?:ón|ones)|be careful|cuidado con|tenga cuidado|ten cuidado)(?![\p{L}-])/iu,
  /^\P{L}{0,3}(?:careful|important(?: safety)?(?: information| notice)?|alert|importante|atención|aviso(?: importante)?|cuidado|alerta|ojo) ?(?:[:!.–—]|$)/iu,
  // What readers must not do. "Don't miss our letter" and "Do not worry" say nothing of harm.
  /(?:^|[.!?:;] )\P{L}{0,3}(?:do not|don['’]t|never) (?:take|drive|use|drink|eat|mix|give|stop|exceed|combine|swallow|share|crush|chew|operate|inject|apply|smoke|breast-?feed|touch|skip|ignore|leave|double)(?!\p{L})/iu,
  /(?:^|[.!?:;] )\P{L}{0,3}(?:stop (?:taking|using)|keep out of (?:the )?reach of children|not for children)(?!\p{L})/iu,
  /(?:^|[.!?:;] )\P{L}{0,3}(?:no|nunca) (?:l[aeo]s? |se )?(?:administre|administres|aplique|apliques|beba|bebas|combine|combines|coma|comas|conduzca|conduzcas|dé|des|exceda|excedas|fume|fumes|ingiera|ingieras|interrumpa|interrumpas|inyecte|inyectes|mezcle|mezcles|sobrepase|sobrepases|supere|superes|suspenda|suspendas|tome|tomes|use|uses|utilice|utilices)(?!\p{L})/iu,
  /(?:^|[.!?:;] )\P{L}{0,3}(?:deje de (?:tomar|usar)|evite (?:conducir|el alcohol|tomar|usar)|mantener fuera del alcance)(?!\p{L})/iu,
];

/** A box's urgency, by its class and first words, in English and Spanish; undefined for mere information. */
export function noteKind(
  { attribs }: TreeElement,
  title: string,
  text: string,
): 'urgent' | 'caution' | undefined {
  const parts = [title, text.slice(0, maxFirstWords)].map((part) => part.trim());
  const matches = (signs: readonly RegExp[]): boolean =>
    signs.some((sign) => parts.some((part) => sign.test(part)));
  const named = attribs.class ?? '';
  if (urgentClass.test(named) || matches(urgentWords)) return 'urgent';
  return cautionClass.test(named) || matches(cautionWords) ? 'caution' : undefined;
}

/** Whether a node is a heading, or an entirely bold paragraph. */
export function isNoteTitle(node: TreeNode | undefined): boolean {
  if (!node || !isElement(node)) return false;
  const [only, ...others] = node.children.filter((child) => !isBlankText(child));
  const isBold = only !== undefined && isElement(only) && /^(?:strong|b)$/.test(only.name);
  return /^h[2-6]$/.test(node.name) || (node.name === 'p' && isBold && others.length === 0);
}

export function isIcon(text: string): boolean {
  return /^(?:\p{Extended_Pictographic}[\ufe0f\u200d]?){1,3}$/u.test(text);
}
