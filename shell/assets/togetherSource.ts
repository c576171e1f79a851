import type { Behaviour, BehaviourMoment } from '#contracts/behaviour.ts';

/** What the build calls the script of the behaviours that come together at a moment, which no file is alone. */
export function togetherSource(moment: BehaviourMoment): string {
  return `together/${moment}Behaviours.ts`;
}

/** The source that a behaviour's script is built of: its own, or that of several. */
export function builtSource({
  script,
  moment,
  together,
}: Pick<Behaviour, 'script' | 'moment' | 'together'>): string {
  return together ? togetherSource(moment) : script;
}
