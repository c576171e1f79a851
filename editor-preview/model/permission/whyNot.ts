import { type Action, mayDo, type Person, rolesThatMay, whoMay } from '../person.ts';
import { type PeopleWords, people as peopleInEnglish } from '../words/english/people.ts';

/** In sentences; undefined if the person has the permission. `people` are all users of the editor. */
export function whyNot(
  { name, role }: Person,
  action: Action,
  people: readonly Person[],
  words: PeopleWords = peopleInEnglish,
): string | undefined {
  if (mayDo(role, action)) return undefined;
  const roles = rolesThatMay(action)
    .filter((each) => each !== 'owner')
    .map((each) => words.allIn[each]);
  const others = whoMay(action, people).filter((each) => each.role !== 'owner');
  const names = others.map((each) => each.name);
  const shown = names.length > mostNames ? [...names.slice(0, mostNames), words.anotherPerson] : names;
  return words.isFor(
    words.actions[action],
    roles.length > 0 ? inSentence(roles, words.and) : words.allIn.owner,
    name,
    words.roles[role],
    shown.length > 0 ? inSentence(shown, words.or) : words.tokenHolder,
  );
}

const mostNames = 5;

function inSentence(names: readonly string[], word: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}
