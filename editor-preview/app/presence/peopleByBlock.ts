import { coloursOf } from './personColours.ts';
import type { PersonHere } from './presenceModel.ts';

export interface ColouredPerson extends Pick<PersonHere, 'person' | 'name'> {
  readonly colour: string;
}

export function peopleByBlock(people: readonly PersonHere[]): ReadonlyMap<string, readonly ColouredPerson[]> {
  const colours = coloursOf(people.map(({ person }) => person));
  const byBlock = new Map<string, ColouredPerson[]>();
  for (const { person, name, blocks } of people) {
    const one = { person, name, colour: colours.get(person) ?? '' };
    for (const block of blocks) byBlock.set(block, [...(byBlock.get(block) ?? []), one]);
  }
  return byBlock;
}
