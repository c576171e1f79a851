import { useEffect, useState } from 'react';
import type { SchemaLibrary } from '#schemas/jsonSchema.ts';
import { loadedSchemas, loadSchemas } from './loadSchemas.ts';

interface Schemas {
  /** Undefined while loading, and after a failure. */
  readonly library: SchemaLibrary | undefined;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

export function useSchemas(type: string | undefined): Schemas {
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<{ type: string; attempt: number; isLoaded: boolean }>();
  const library = type === undefined ? undefined : loadedSchemas(type);
  const isMissing = type !== undefined && library === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    const end = (isLoaded: boolean) => (): void => {
      if (isWanted) setEnded({ type, attempt, isLoaded });
    };
    loadSchemas(type).then(end(true), end(false));
    return () => {
      isWanted = false;
    };
  }, [type, isMissing, attempt]);
  return {
    library,
    hasFailed: isMissing && ended?.type === type && ended.attempt === attempt && !ended.isLoaded,
    tryAgain: () => setAttempt(attempt + 1),
  };
}
