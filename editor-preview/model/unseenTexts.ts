import type { EditedArticle } from './editedArticle.ts';
import type { Change } from './operation.ts';
import {
  pieceBetween,
  sameForBoth,
  type TextVersions,
  versionOf,
  withPiece,
  withPieceForBoth,
  withPieceOf,
} from './textVersions.ts';
import { overlap, type Touched, touchedBy } from './touched.ts';
import { valueAt } from './valueAt.ts';
import { keepsMarkup } from './wholeMarkup.ts';

export interface LoggedOperation {
  readonly changes: readonly Change[];
  /** Whether it is from the window whose changes follow. */
  readonly isMine: boolean;
}

interface TextInTwo {
  readonly versions: TextVersions;
  /** An earlier operation of the window on it was rejected, so the window's version differs. */
  readonly hasDiverged: boolean;
}

export interface Rebased {
  readonly changes: readonly Change[];
  /** The changes then contain each such text whole, in the window's version. */
  readonly hasConflict: boolean;
  readonly merged: ReadonlyMap<string, TextInTwo>;
}

type TextChange = Extract<Change, { kind: 'text' }>;

/**
 * A window's text changes refer to positions in its own version; here they are mapped to the current text
 * (operational transformation).
 */
export class UnseenTexts {
  readonly #article: EditedArticle;
  readonly #log: readonly LoggedOperation[];
  readonly #texts = new Map<string, TextInTwo | undefined>();
  readonly #omitted: Touched[] = [];

  /**
   * @param article after the whole log
   * @param log all operations since the window's last update
   */
  constructor(article: EditedArticle, log: readonly LoggedOperation[]) {
    this.#article = article;
    this.#log = log;
  }

  /** The window's next changes. The caller reports the result by {@link done} or {@link omitted}. */
  rebased(changes: readonly Change[]): Rebased {
    const texts = new Map<string, TextInTwo>();
    const moved: Change[] = [];
    const others: Change[] = [];
    const places = new Map<string, TextChange>();
    let hasConflict = false;
    for (const change of changes) {
      const key = keyOf(change);
      const before = change.kind === 'text' ? (texts.get(key) ?? this.#textAt(change, changes)) : undefined;
      if (change.kind !== 'text' || !before) {
        moved.push(change);
        others.push(change);
        hasConflict ||= change.kind === 'text' && overlap(touchedBy(change, undefined), this.#omitted);
        continue;
      }
      places.set(key, change);
      const taken = before.hasDiverged ? undefined : withPieceForBoth(before.versions, 'mine', change);
      texts.set(key, {
        versions: taken?.versions ?? withPieceOf(before.versions, 'mine', change),
        hasDiverged: !taken,
      });
      if (taken) moved.push({ ...change, at: taken.at });
    }
    for (const [key, after] of texts) {
      const theirs = versionOf(this.#texts.get(key)?.versions ?? [], 'theirs');
      const merged = versionOf(after.versions, 'theirs');
      const isWhole = !after.hasDiverged && keepsMarkup(versionOf(after.versions, 'mine'), theirs, merged);
      if (!isWhole) hasConflict = true;
    }
    if (!hasConflict) return { changes: moved, hasConflict, merged: texts };
    const replacements = [...texts].flatMap(([key, { versions }]): Change[] => {
      const place = places.get(key);
      if (!place) return [];
      const { block, pointer } = place;
      return [{ kind: 'set', block, pointer, value: { json: versionOf(versions, 'mine') } }];
    });
    return { changes: [...others, ...replacements], hasConflict, merged: texts };
  }

  done({ merged }: Rebased): void {
    for (const [key, text] of merged) this.#texts.set(key, text);
  }

  /** The changes were rejected, as given or as rebased. */
  omitted({ merged }: Rebased, changes: readonly Change[]): void {
    for (const [key, { versions }] of merged) this.#part(key, versionOf(versions, 'mine'));
    for (const change of changes) {
      if (merged.has(keyOf(change))) continue;
      this.#omitted.push(...touchedBy(change, undefined));
      if (change.kind === 'set' && typeof change.value?.json === 'string')
        this.#part(textKey(change), change.value.json);
    }
  }

  /** The window's next changes to a text are based on its own version of it. */
  #part(key: string, mine: string): void {
    this.#texts.set(key, { versions: withPieceOf([], 'mine', pieceBetween('', mine)), hasDiverged: true });
  }

  conflictsElsewhere(rebased: Rebased): boolean {
    const theirs = this.#log.flatMap(({ changes, isMine }) => (isMine ? [] : changes));
    const unmerged = touchedByAll(rebased.changes).filter((place) => !UnseenTexts.isMerged(rebased, place));
    return overlap(unmerged, touchedByAll(theirs));
  }

  static isMerged({ merged }: Rebased, { block, pointer }: Touched): boolean {
    return pointer !== undefined && merged.has(textKey({ block, pointer }));
  }

  /** A text that others edited; undefined if they did not, or if they did more than edit it. */
  #textAt(change: TextChange, changes: readonly Change[]): TextInTwo | undefined {
    const key = keyOf(change);
    const place = touchedBy(change, undefined);
    const isTextAlone = changes.every(
      (other) => keyOf(other) === key || !overlap(touchedBy(other, undefined), place),
    );
    if (!isTextAlone) return undefined;
    if (!this.#texts.has(key)) this.#texts.set(key, this.#read(change, place));
    return this.#texts.get(key);
  }

  #read({ block, pointer }: TextChange, place: readonly Touched[]): TextInTwo | undefined {
    const written: { change: TextChange; isMine: boolean }[] = [];
    for (const { changes, isMine } of this.#log) {
      for (const change of changes) {
        if (!overlap(touchedBy(change, undefined), place)) continue;
        if (change.kind !== 'text' || change.pointer !== pointer) return undefined;
        written.push({ change, isMine });
      }
    }
    if (written.every(({ isMine }) => isMine)) return undefined;
    const node = this.#article.nodes.get(block);
    const now = node && valueAt(node.fields, pointer);
    if (typeof now !== 'string') return undefined;
    let text: string | undefined = now;
    for (const { change } of written.toReversed())
      text =
        text === undefined
          ? undefined
          : withPiece(text, { at: change.at, remove: change.insert, insert: change.remove });
    if (text === undefined) return undefined;
    let versions: TextVersions | undefined = sameForBoth(text);
    for (const { change, isMine } of written) {
      if (!versions) return undefined;
      versions = isMine
        ? withPieceForBoth(versions, 'theirs', change)?.versions
        : withPieceOf(versions, 'theirs', change);
    }
    return versions && { versions, hasDiverged: false };
  }
}

function touchedByAll(changes: readonly Change[]): Touched[] {
  return changes.flatMap((change) => touchedBy(change, undefined));
}

function keyOf(change: Change): string {
  return change.kind === 'text' ? textKey(change) : '';
}

function textKey({ block, pointer }: { block: string; pointer: string }): string {
  return `${block} ${pointer}`;
}
