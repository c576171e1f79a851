import type { ConsentTool } from '#contracts/consent.ts';
import type { FramedParty, Parties } from '#shell/parties/parties.ts';
import { type ConsentQuestion, questionOf } from './choice.ts';

/** Undefined if only we ask. */
export function consentToolOf(parties: Parties): ConsentTool | undefined {
  return parties.tool && toolAsking(parties.tool, questionOf(parties));
}

export function toolAsking(
  { name, company }: FramedParty,
  { purposes, vendors }: ConsentQuestion,
): ConsentTool {
  return { partner: name, title: company, purposes, vendors };
}
