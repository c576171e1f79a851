import { allowedFields, type FrameKind } from '#contracts/outside/payload.ts';
import outsidePayload from '#schemas/outside-payload.json' with { type: 'json' };
import partnerPayload from '#schemas/partner-payload.json' with { type: 'json' };
import type { ServiceParty } from '#shell/parties/parties.ts';

export interface DisclosedFact {
  title: string;
  description: string;
}

type Facts = Readonly<Record<string, DisclosedFact>>;

/** The same allow-list filters the page's facts. */
export function disclosedToFrame(frame: FrameKind): DisclosedFact[] {
  const facts: Facts = outsidePayload.properties;
  return allowedFields[frame].flatMap((name) => facts[name] ?? []);
}

/** The gate rejects others by the same list. */
export function disclosedToService(kind: ServiceParty['kind']): DisclosedFact[] {
  const facts: Facts = partnerPayload.$defs[kind].properties;
  return Object.values(facts);
}
