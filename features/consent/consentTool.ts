import type { ConsentTool } from '#contracts/consent.ts';
import type { FramedParty, Parties } from '#shell/parties/parties.ts';
import { type Asked, askedOf } from './choice.ts';

/** The tool that asks readers for the publisher, as every page knows it; undefined where we alone ask. */
export function consentToolOf(parties: Parties): ConsentTool | undefined {
  return parties.tool && toolAsking(parties.tool, askedOf(parties));
}

/** A tool, with what it may be answered. */
export function toolAsking({ name, company }: FramedParty, { purposes, vendors }: Asked): ConsentTool {
  return { partner: name, title: company, purposes, vendors };
}
