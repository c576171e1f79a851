import type { Behaviour, BehaviourMoment } from '#contracts/behaviour.ts';

export function togetherSource(moment: BehaviourMoment): string {
  return `together/${moment}Behaviours.ts`;
}

export function builtSource({
  script,
  moment,
  together,
}: Pick<Behaviour, 'script' | 'moment' | 'together'>): string {
  return together ? togetherSource(moment) : script;
}
