/** A text that was typed and not saved, as the browser keeps it. */
export interface UnsavedText {
  text: string;
  /** The revision that it began with. */
  basedOn: string | null;
  /** When it was typed, ISO 8601. */
  typedAt: string;
  /** The version that was put aside when a conflict was settled. */
  putAside?: string;
}

const keyPrefix = 'pagewell-unsaved:';

/** Where unsaved texts are kept; every article has one place. Nothing here throws: a browser may refuse to keep. */
export interface UnsavedTexts {
  read: (path: string) => UnsavedText | undefined;
  /** Says whether the browser keeps it. */
  keep: (path: string, unsaved: UnsavedText) => boolean;
  forget: (path: string) => void;
}

/** @param open how to get at the browser's storage, which may be forbidden */
export function createUnsavedTexts(open: () => Storage = () => window.localStorage): UnsavedTexts {
  /** Storage says by throwing that it is forbidden or full. */
  function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
    try {
      return use(open());
    } catch (error) {
      if (error instanceof DOMException) return undefined;
      throw error;
    }
  }
  return {
    read: (path) => readUnsaved(attempt((storage) => storage.getItem(keyPrefix + path)) ?? ''),
    keep: (path, unsaved) =>
      attempt((storage) => {
        storage.setItem(keyPrefix + path, JSON.stringify(unsaved));
        return true;
      }) ?? false,
    forget: (path) => attempt((storage) => storage.removeItem(keyPrefix + path)),
  };
}

function readUnsaved(json: string): UnsavedText | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    // Nothing was kept, or not by us.
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('text' in value && 'basedOn' in value && 'typedAt' in value)) return undefined;
  const { text, basedOn, typedAt } = value;
  if (typeof text !== 'string' || typeof typedAt !== 'string') return undefined;
  if (basedOn !== null && typeof basedOn !== 'string') return undefined;
  const putAside = 'putAside' in value && typeof value.putAside === 'string' ? value.putAside : undefined;
  return { text, basedOn, typedAt, ...(putAside === undefined ? {} : { putAside }) };
}
