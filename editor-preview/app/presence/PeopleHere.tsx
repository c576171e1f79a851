import type { ReactNode } from 'react';
import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { blockName } from '../document/blockNames.ts';
import { words } from '../words/words.ts';
import { initials, peopleList } from './PeopleHere.styles.ts';
import { coloursOf, initialsColour, initialsOf } from './personColours.ts';
import type { PersonHere } from './presenceModel.ts';

interface PeopleHereProps {
  people: readonly PersonHere[];
  article: EditedArticle;
  onSelect: (ids: readonly string[]) => void;
}

export function PeopleHere({ people, article, onSelect }: PeopleHereProps): ReactNode {
  if (people.length === 0) return null;
  const colours = coloursOf(people.map(({ person }) => person));
  return (
    <ul className={peopleList} aria-label={words.presence.whoIsHere}>
      {people.map((one) => {
        const description = personInWords(one, article);
        const at = one.blocks.find((block) => block === articleItself || article.nodes.has(block));
        return (
          <li key={one.person}>
            <button
              type="button"
              className={initials}
              style={{ background: colours.get(one.person), color: initialsColour }}
              title={description}
              aria-label={description}
              aria-disabled={at === undefined}
              onClick={() => {
                if (at !== undefined) onSelect(at === articleItself ? [] : [at]);
              }}
            >
              <span aria-hidden="true" data-initials={initialsOf(one.name)} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Such as "Ada Brown, in Heading “Doses”, in 2 windows". */
export function personInWords({ name, isSelf, windows, blocks }: PersonHere, article: EditedArticle): string {
  const person = isSelf ? words.presence.youElsewhere : name;
  const places = blocks.map((block) =>
    block === articleItself ? words.presence.ownFields : blockName(article, block),
  );
  const where = places.length > 0 ? words.presence.places(places.join(words.presence.and)) : '';
  if (isSelf) return windows > 1 ? `${words.presence.yourWindows(windows)}${where}` : `${person}${where}`;
  return `${person}${where}${windows > 1 ? words.presence.windows(windows) : ''}`;
}
