import { isBlank } from '#contracts/blank.ts';
import type { BlockDataByType, When } from '#schemas/generated/types.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'layout/second-bar',
  severity: 'warning',
  summary: 'The article has more than one announcement bar.',
  article({ blocksOf }, report) {
    // The page shows the first bar with text.
    const bars = blocksOf('announcement-bar').filter(({ data }) => saysSomething(data));
    for (const [index, bar] of bars.entries()) {
      if (bar.parent) {
        report(
          bar.place(),
          'An announcement bar stands above the header. Inside another block it is none: move it out.',
          { evidence: bar.id },
        );
        continue;
      }
      const before = bars
        .slice(0, index)
        .find((other) => !other.parent && mayMeet(other.prepared.when, bar.prepared.when));
      if (!before) continue;
      report(
        bar.place(),
        'The page shows one announcement bar, and another one comes before this. Take one out, or say by “Shown when” that no reader gets both.',
        { evidence: bar.id, related: [{ place: before.place(), message: 'This is the one before it.' }] },
      );
    }
  },
};

function mayMeet(one: When = {}, other: When = {}): boolean {
  const inOtherVariant =
    one.experiment !== undefined && one.experiment === other.experiment && one.variant !== other.variant;
  const inOtherCountry =
    one.countries !== undefined &&
    other.countries?.some((country) => one.countries?.includes(country)) === false;
  return !inOtherVariant && !inOtherCountry && !isOver(one, other) && !isOver(other, one);
}

function isOver({ until }: When, { from }: When): boolean {
  return until !== undefined && from !== undefined && Date.parse(until) <= Date.parse(from);
}

function saysSomething({
  headline = '',
  announcementText = '',
  isPrivacySettingsUpdatedMPD = false,
}: BlockDataByType['announcement-bar']): boolean {
  return isPrivacySettingsUpdatedMPD || !isBlank(headline + announcementText);
}
