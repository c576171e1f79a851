import type { ReactNode } from 'react';
import { type CookPart, cookPartAttribute } from '#contracts/cooking/recipe.ts';
import { cookMode } from './CookMode.styles.ts';

const part = (name: CookPart): object => ({ [cookPartAttribute]: name });

export function CookMode({ title, hasIngredients }: { title: string; hasIngredients: boolean }): ReactNode {
  return (
    <dialog className={cookMode} aria-label={title}>
      <header>
        <p lang="en" {...part('place')} />
        <button type="button" lang="en" {...part('close')}>
          Close
        </button>
      </header>
      {hasIngredients && (
        <details>
          <summary lang="en">Ingredients</summary>
          <ul {...part('ingredients')} />
        </details>
      )}
      <div role="status" {...part('step')} />
      <footer>
        <button type="button" lang="en" {...part('back')}>
          Back
        </button>
        <button type="button" lang="en" {...part('next')}>
          Next step
        </button>
        <p lang="en" hidden {...part('awake')}>
          Your screen stays on.
        </p>
      </footer>
    </dialog>
  );
}
