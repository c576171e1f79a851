import { pointerOfString } from '#contracts/json/jsonPointer.ts';
import type { Removal } from '../html/cleanAttributes.ts';
import { explainLostContent } from '../html/lostContent.ts';
import type { Severity } from '../problems/problem.ts';

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
    message: `The widget for "${type}" failed to render this block, so the block is not shown: ${reason}`,
    at: '',
  };
}

export const emptyBlockRule = 'block/shows-nothing';

/** The fault of a block that shows nothing, or only the title of what is missing. */
export const emptyBlockFault: Fault = {
  rule: emptyBlockRule,
  severity: 'warning',
  message:
    'This block is not shown to readers, because its content is missing or blank. Add the content, or remove the block.',
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
    message: `The design sets the look of the text, so this formatting was removed: ${detail}. The text is kept.`,
  }),
  mark: (detail) => ({
    rule: strippedRule,
    message: `An unpaid link had the attribute "${detail}", which was removed. If the link is paid, write rel="sponsored".`,
  }),
  link: (detail) => ({
    rule: 'html/unsafe-link',
    message: `The link "${detail}" is unsafe and was removed. A link must start with https:, mailto:, tel: or a path of this site.`,
  }),
  image: (detail) => ({
    rule: 'html/unsafe-image',
    message: `The picture "${detail}" cannot be shown. The address of a picture must start with https: or be a path of this site.`,
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
      'A text of this block could not be read, so it is not shown. Write it again, first as plain paragraphs.',
  }),
};
