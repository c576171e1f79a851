import { anyOf } from '../../../anyOf.ts';
import type { Rule } from '../../../rule.ts';
import type { TextSubject } from '../../../subjects.ts';

interface Phrase {
  pattern: RegExp;
  why: string;
  /** Words in front of it, in the same sentence, with which it is no promise. */
  unless?: RegExp;
}

/** What does cure some of the sick, and those who would like to. */
const treatmentsAndHopes =
  /\b(?:surger(?:y|ies)|operations?|radiation|radiotherapy|chemo(?:therapy)?|immunotherapy|transplant(?:s|ation)?|vaccin(?:e|es|ation)|antibiotics?|hop(?:e|es|ed|ing)|aim(?:s|ed)?|goal|quest|race|rais(?:e|es|ed|ing)|research(?:ers)?|tr(?:y|ies|ied|ying))\b/i;

/** Of people it can be said how many felt nothing; of a product it cannot. */
const people =
  /\b(?:people|patients|participants|volunteers|women|men|children|adults|(?:most|many|some|half|few|others) (?:of (?:us|them|you)|users?)|the (?:rest|others?))\b/i;

/** What is said of stopping by those who may, or of what happens then. */
const stoppingInOrder =
  /\b(?:before|when|after|until|unless|once|doctors?|surgeons?|pharmacists?|prescribers?|providers?|clinicians?)\b/i;

const why = {
  promise:
    'No product and no treatment works for everybody, and regulators punish the promise. Say what studies found, and in whom.',
  safety:
    'Nothing that works is without any risk. Say which side effects are known, and how common they are.',
  approval: 'The FDA does not approve supplements, foods or cosmetics. Say what was tested, and by whom.',
  stopping: 'Stopping a prescribed medicine can be dangerous. Send readers to whoever prescribed it.',
};

/** Claims that no health publisher can stand by, whatever is written around them. */
const phrases: readonly Phrase[] = [
  {
    pattern: /\bmiracle (?:cure|drug|pill|remedy|treatment|supplement)s?\b/gi,
    why: why.promise,
  },
  {
    pattern:
      /\b(?:cures?|reverses?) (?:cancer|diabetes|alzheimer[’']s|autism|arthritis|depression|anxiety)\b/gi,
    why: why.promise,
    unless: treatmentsAndHopes,
  },
  {
    pattern: /\bguaranteed (?:to (?:work|cure|heal|help)|results?|weight loss)\b/gi,
    why: why.promise,
  },
  {
    pattern: /\b(?:clinically|scientifically) proven to (?:cure|heal|reverse)\b/gi,
    why: why.promise,
  },
  {
    pattern: /\b(?:doctors|big pharma) (?:hates?|(?:do(?:es)?n[’']t|do(?:es)? not) want you to know)\b/gi,
    why: why.promise,
  },
  {
    pattern: /\b(?:100 ?%|100 percent|completely|totally|perfectly) safe\b/gi,
    why: why.safety,
  },
  {
    pattern:
      /\b(?:without any|(?:has|have|with|there are) (?:(?:absolutely|virtually) )?(?:no|zero)) side effects\b/gi,
    why: why.safety,
    unless: people,
  },
  {
    // A collagen that is injected, a powder that is inhaled and a relative of a vitamin are medicines.
    pattern:
      /\bFDA[- ]approved (?:supplement|vitamin|gumm(?:y|ies)|powder|collagen|cosmetic)s?\b(?! (?:[A-K]\d* )?(?:analog(?:ue)?s?|derivatives?|fillers?|injections?|implants?|for inhalation)\b)/gi,
    why: why.approval,
  },
  {
    pattern: /\bFDA[- ]approved CBD oils?\b/gi,
    why: why.approval,
    // One is.
    unless: /\bonly\b/i,
  },
  {
    pattern:
      /\b(?:throw away|stop taking|replaces?) your (?:medications?|medicines?|insulin|antidepressants?|prescriptions?)\b/gi,
    why: why.stopping,
    unless: stoppingInOrder,
  },
];

/** Words before a phrase, in the same sentence, that turn it around or put it into somebody else's mouth. */
const turnedAround =
  /\b(?:no|not|never|none|nothing|nobody|isn[’']t|aren[’']t|doesn[’']t|don[’']t|didn[’']t|can[’']t|cannot|won[’']t|without|avoid|beware|careful|suspicious|skeptical|wary|claim(?:s|ed|ing)?|called|hailed|dubbed|touted|market(?:s|ed|ing|ers?)|promis(?:e|es|ed|ing)|advertis(?:e|es|ed|ing)|myth|false|if|whether|anything|anyone who)\b[^.!?]*$/i;
const longestLead = 160;

/** The rest of a sentence that asks, denies what it began with, sets a condition, or says in how many. */
const takenBack =
  /^[^.!?]*(?:\?|\b(?:does not|do not|doesn[’']t|don[’']t) exist\b|\bis a (?:myth|lie)\b|\bonly (?:if|when|after)\b|\bin (?:about |nearly |up to )?(?:(?:half|most|many|some|few) |\d[\d.,]* ?(?:%|of |percent|out of ))|\bin (?:about |nearly |up to )?half\b)/i;

/** Promises of cure, of safety and of approval that a health publisher must not make. */
export const rule: Rule = {
  id: 'health/banned-phrase',
  severity: 'error',
  summary: 'The text makes a promise that nobody can keep.',
  textPattern: anyOf(phrases.map(({ pattern }) => pattern)),
  text(subject, report) {
    const { text, block, place } = subject;
    if (block?.type === 'quiz') return;
    for (const { pattern, why: reason, unless } of phrases) {
      for (const { 0: phrase, index } of text.matchAll(pattern)) {
        const lead = leadOf(subject, index);
        if (turnedAround.test(lead) || unless?.test(sentenceOf(lead))) continue;
        if (isQuoted(text, index, phrase.length) || takenBack.test(text.slice(index + phrase.length)))
          continue;
        report(place({ start: index, end: index + phrase.length }), `"${phrase}": ${reason}`, {
          evidence: phrase,
        });
      }
    }
  },
};

/** What stands before a place, without tags: "there is <b>no</b> miracle cure" is one sentence. */
function leadOf({ text, html, place }: TextSubject, index: number): string {
  const start = html ? (place().within?.start ?? 0) : 0;
  const whole = html ? html.html : text;
  return whole.slice(Math.max(0, start + index - longestLead), start + index).replace(/<[^<>]*>/g, '');
}

/** What stands in the same sentence. */
function sentenceOf(lead: string): string {
  return lead.slice(Math.max(lead.lastIndexOf('.'), lead.lastIndexOf('!'), lead.lastIndexOf('?')) + 1);
}

/** Whether quotation marks stand around it: then it is somebody else's. */
function isQuoted(text: string, start: number, length: number): boolean {
  return /["“‘]\s*$/.test(text.slice(0, start)) && /^[^"”]{0,60}["”’]/.test(text.slice(start + length));
}
