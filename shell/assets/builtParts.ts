import type { Behaviour } from '../../contracts/behaviour.ts';
import { widgetBehaviours } from '../../widgets/behaviours.ts';
import { registry } from '../../widgets/registry.ts';
import { latePart, shellEntries } from './entries.ts';

/** What pages need of the client build besides the blocks' components. */
export interface BuiltParts {
  /** Inputs of the build, by the names that pages know them by: each a path from the project's folder. */
  entries: Readonly<Record<string, string>>;
  /** Those whose CSS every page needs. */
  everyPage: readonly string[];
  /** Those whose CSS no first view needs. */
  late: readonly string[];
  /** All behaviours without React that pages may have. The first of a moment is the first to be asked for. */
  behaviours: readonly Behaviour[];
  /** Modules of the blocks' components whose CSS no first view needs. */
  laterParts: readonly string[];
}

/** What the shell and the blocks need built. Features add to it. */
export const shellBuiltParts: BuiltParts = {
  entries: shellEntries,
  everyPage: ['shell-page'],
  late: [latePart],
  behaviours: widgetBehaviours,
  laterParts: Object.values(registry).flatMap(({ laterParts }) => laterParts ?? []),
};
