import type { Behaviour, BehaviourMoment } from '#contracts/behaviour.ts';

/** Name of the virtual bundle of a moment's behaviours. */
export function togetherSource(moment: BehaviourMoment): string {
  return `together/${moment}Behaviours.ts`;
}

/** The source of a behaviour's script: its own, or a bundle. */
export function builtSource({
  script,
  moment,
  together,
}: Pick<Behaviour, 'script' | 'moment' | 'together'>): string {
  return together ? togetherSource(moment) : script;
}
