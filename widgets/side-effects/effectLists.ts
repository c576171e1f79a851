import type { BlockDataByType, SideEffectsEffect } from '#schemas/generated/types.ts';
import { present } from '../ui/presentText.ts';

export type Severity = 'mild' | 'severe';

/** The effects of one severity, as displayed. */
export interface EffectList {
  severity: Severity;
  /** The tab's text, or the heading without tabs. */
  title: string;
  effects: readonly SideEffectsEffect[];
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * The non-empty lists, Mild first, sorted by name ignoring case. Effects without a name are left out. Pure.
 */
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
