import { owner, type Person } from '#editor-preview/model/person.ts';
import type { PlaceAuthor } from '#editor-preview/store/places/concernsReaders.ts';
import { type Guard, guard } from '#feature-kit/route.ts';

export const writer: Person = { id: 'w', name: 'Wim Writer', role: 'writer' };
export const reviewer: Person = { id: 'r', name: 'Rhea Reviewer', role: 'medical-reviewer' };
export const publisher: Person = { id: 'p', name: 'Pia Publisher', role: 'publisher' };
export const everybody: readonly Person[] = [writer, reviewer, publisher, owner];

/** The author of a change to where an article is, who may change what readers get. */
export const publisherNamed = (name: string): PlaceAuthor => ({ name, mayChangeReaders: true });

/** Lets everybody into the editor, as this person; as the owner, where nothing is said. */
export function signedIn(who: () => Person = () => owner): Guard {
  return guard('/editor', () => ({ person: who() }));
}
