import { allowedFields, type FrameKind } from '#contracts/outside/payload.ts';
import outsidePayload from '#schemas/outside-payload.json' with { type: 'json' };
import partnerPayload from '#schemas/partner-payload.json' with { type: 'json' };
import type { ServiceParty } from '#shell/parties/parties.ts';

/** Something that somebody is told, in words for readers. */
export interface ToldFact {
  title: string;
  description: string;
}

type Facts = Readonly<Record<string, ToldFact>>;

/** All that a frame may be told: the list is that which takes it out of what a page knows. */
export function toldToFrame(frame: FrameKind): ToldFact[] {
  const facts: Facts = outsidePayload.properties;
  return allowedFields[frame].flatMap((name) => facts[name] ?? []);
}

/** All that a server may be told which is asked for such a thing: the list is that by which the gate refuses all else. */
export function toldToServer(kind: ServiceParty['kind']): ToldFact[] {
  const facts: Facts = partnerPayload.$defs[kind].properties;
  return Object.values(facts);
}
