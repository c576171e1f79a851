import { pointerOfString } from '#contracts/json/jsonPointer.ts';
import type { Removal } from './html/cleanAttributes.ts';
import { explainLostContent } from './html/lostContent.ts';
import type { Severity } from './problem.ts';

export interface Fault {
  rule: string;
  severity: Severity;
  message: string;
  /** JSON Pointer inside the block; '' is the block itself. */
  at: string;
  evidence?: string;
}

export const renderFailedRule = 'block/render-failed';

export function renderFailure(type: string, reason: string): Fault {
  return {
    rule: renderFailedRule,
    severity: 'error',
    message: `The widget for "${type}" failed on this block, which is left out: ${reason}`,
    at: '',
  };
}

export const emptyBlockRule = 'block/shows-nothing';

/** The fault of a block that shows nothing, or only the title of what is missing. */
export const emptyBlockFault: Fault = {
  rule: emptyBlockRule,
  severity: 'warning',
  message:
    'Readers see nothing of this block, because what it should show is missing or blank. Fill it in, or take the block out.',
  at: '',
};

export function faultsOfRemovals(removals: readonly Removal[], data: unknown, html: string): Fault[] {
  if (removals.length === 0) return [];
  const at = `/data${pointerOfString(data, html) ?? ''}`;
  return removals.map((removal) => faultOfRemoval(removal, at));
}

export function faultOfRemoval({ kind, detail }: Removal, at: string): Fault {
  return { severity: 'warning', at, evidence: detail, ...explanations[kind](detail) };
}

/** Its message starts with the kind of content, up to a colon. */
export const contentLostRule = 'html/content-lost';

const strippedRule = 'html/stripped';

type Explanation = Pick<Fault, 'rule' | 'message'> & Partial<Pick<Fault, 'severity' | 'at'>>;

const explanations: Record<Removal['kind'], (detail: string) => Explanation> = {
  content: (detail) => ({
    rule: contentLostRule,
    severity: 'error',
    message: explainLostContent(detail),
  }),
  decoration: (detail) => ({
    rule: strippedRule,
    severity: 'info',
    message: `What a text looks like comes from the design, so this was left out: ${detail}. The words stay.`,
  }),
  mark: (detail) => ({
    rule: strippedRule,
    message: `A link that is not paid for has the mark "${detail}", which was taken out. If the link is paid for, write rel="sponsored".`,
  }),
  link: (detail) => ({
    rule: 'html/unsafe-link',
    message: `The link "${detail}" leads nowhere safe and was taken out. A link starts with https:, mailto:, tel: or a path of this site.`,
  }),
  image: (detail) => ({
    rule: 'html/unsafe-image',
    message: `The picture "${detail}" cannot be shown. A picture's address starts with https: or is a path of this site.`,
  }),
  length: (detail) => ({
    rule: 'html/too-long',
    message: `This field is too long (${detail}) and was cut. Split it into several blocks.`,
  }),
  fragment: () => ({
    rule: renderFailedRule,
    severity: 'error',
    at: '',
    message:
      'A text of this block could not be read, so nothing of that text is shown. Write it again, as plain paragraphs at first.',
  }),
};
