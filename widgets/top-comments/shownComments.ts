import type { BlockDataByType } from '#schemas/generated/types.ts';
import { present } from '../ui/presentText.ts';

type Data = BlockDataByType['top-comments'];

export const defaultCount = 3;

export interface ShownComment {
  text: string;
  primaryHealthConcern: string | undefined;
  age: string | undefined;
}

export function shownComments({ comments = [], count = defaultCount }: Data): ShownComment[] {
  const written = comments.flatMap(({ comment, editedComment, primaryHealthConcern, age }) => {
    const text = present(editedComment) ?? present(comment);
    if (text === undefined) return [];
    return [
      {
        text,
        primaryHealthConcern: present(primaryHealthConcern),
        age: present(age === undefined ? undefined : String(age)),
      },
    ];
  });
  return written.slice(0, count);
}
