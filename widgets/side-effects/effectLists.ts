import type { BlockDataByType, SideEffectsEffect } from '#schemas/generated/types.ts';
import { present } from '../ui/presentText.ts';

export type Severity = 'mild' | 'severe';

export interface EffectList {
  severity: Severity;
  title: string;
  effects: readonly SideEffectsEffect[];
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Non-empty lists, mild first, sorted by name ignoring case. Effects without a name are left out. */
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
