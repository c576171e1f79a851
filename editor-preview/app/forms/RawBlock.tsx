import { type ReactNode, useMemo } from 'react';
import { isJsonObject } from '#contracts/json/json.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { isEditedObject, type Json } from '#editor-preview/model/editedValue.ts';
import { giveBlockIds } from '#editor-preview/model/giveIds.ts';
import { blockJson } from '#editor-preview/model/writeValue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import type { SchemaLibrary } from '#schemas/jsonSchema.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { blockShape } from '../code/shapes.ts';
import type { Edit } from '../document/edit.ts';
import { plainPointer } from '../document/pointers.ts';
import { words } from '../words/words.ts';
import { JsonText } from './json/JsonText.tsx';
import { ProblemNotes } from './problems/ProblemNotes.tsx';

interface RawBlockProps {
  article: EditedArticle;
  block: string;
  problems: readonly Problem[];
  library: SchemaLibrary | undefined;
  edit: Edit;
}

/** A block as JSON, with nested blocks. Any object with the block's id is accepted, even with errors. */
export function RawBlock({ article, block, problems, library, edit }: RawBlockProps): ReactNode {
  const json = useMemo(() => blockJson(article, block), [article, block]);
  const code = useMemo(() => {
    const place = plainPointer(article, { block, pointer: '' });
    return {
      shape: library && { whole: blockShape, library },
      problems: problems.flatMap(({ pointer, message, severity }) =>
        place !== undefined && pointer.startsWith(place)
          ? [{ pointer: pointer.slice(place.length), message, severity }]
          : [],
      ),
    };
  }, [article, block, problems, library]);
  const take = (typed: Json | undefined): string | undefined => {
    if (!isJsonObject(typed)) return words.forms.noObject;
    if (ownValue(typed, 'id') !== block) return words.forms.idStays(block);
    const taken = idsOutside(article, block);
    const value = { json: giveBlockIds(typed, blockFields, taken) };
    edit([{ kind: 'set', block, pointer: '', value }], {
      label: words.labels.changeJson,
      joins: `${block} json`,
    });
    return undefined;
  };
  return (
    <>
      <ProblemNotes problems={problems} />
      <JsonText key={block} label={words.forms.jsonOfBlock} json={json} code={code} onChange={take} />
    </>
  );
}

/** The ids of all blocks except this one and its descendants. */
function idsOutside({ nodes }: EditedArticle, block: string): Set<string> {
  const isInside = (id: string): boolean => {
    for (let at: string | undefined = id; at !== undefined; at = nodes.get(at)?.slot?.parent)
      if (at === block) return true;
    return false;
  };
  return new Set([...nodes.keys()].filter((id) => !isInside(id)));
}

/** Why a block has no form; undefined if it has one. */
export function formlessBecause(
  article: EditedArticle,
  block: string,
  isKnown: (type: string) => boolean,
): string | undefined {
  const fields = article.nodes.get(block)?.fields;
  const type = fields && ownValue(fields, 'type');
  if (typeof type !== 'string') return words.forms.noType;
  if (!isKnown(type)) return words.forms.unknownType(type);
  const data = fields && Object.hasOwn(fields, 'data') ? fields.data : undefined;
  if (data === undefined || isEditedObject(data)) return undefined;
  return words.forms.noData;
}
