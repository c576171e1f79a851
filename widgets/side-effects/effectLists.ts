import type { BlockDataByType, SideEffectsEffect } from '#schemas/generated/types.ts';
import { present } from '../ui/presentText.ts';

export type Severity = 'mild' | 'severe';

/** The effects of one severity, as readers get them. */
export interface EffectList {
  severity: Severity;
  /** On its tab, and above it where there are no tabs. */
  title: string;
  effects: readonly SideEffectsEffect[];
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The lists that have effects, Mild first, each sorted by name whatever its case. Effects without a name are left out. Pure. */
export function effectLists(data: BlockDataByType['side-effects']): EffectList[] {
  const lists: EffectList[] = [
    { severity: 'mild', title: 'Mild', effects: sorted(data.mildSideEffects) },
    { severity: 'severe', title: 'Severe', effects: sorted(data.severeSideEffects) },
  ];
  return lists.filter(({ effects }) => effects.length > 0);
}

function sorted(effects: readonly SideEffectsEffect[] = []): SideEffectsEffect[] {
  return effects
    .filter(({ name }) => present(name))
    .sort((one, other) => byName.compare(one.name.trim(), other.name.trim()));
}
