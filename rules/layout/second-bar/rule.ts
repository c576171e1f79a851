import { isBlank } from '#contracts/blank.ts';
import type { BlockDataByType, When } from '#schemas/generated/types.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'layout/second-bar',
  severity: 'warning',
  summary: 'The article has more than one announcement bar.',
  article({ blocksOf }, report) {
    // The page shows the first bar with text.
    const bars = blocksOf('announcement-bar').filter(({ data }) => hasContent(data));
    for (const [index, bar] of bars.entries()) {
      if (bar.parent) {
        report(
          bar.place(),
          'An announcement bar is not shown inside another block. Move it out of that block.',
          { evidence: bar.id },
        );
        continue;
      }
      const previous = bars
        .slice(0, index)
        .find((other) => !other.parent && mayMeet(other.prepared.when, bar.prepared.when));
      if (!previous) continue;
      report(
        bar.place(),
        'The page shows only one announcement bar, and there is one before this. Remove one, or use “Shown when” so that each reader gets only one.',
        { evidence: bar.id, related: [{ place: previous.place(), message: 'This is the previous one.' }] },
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

function hasContent({
  headline = '',
  announcementText = '',
  isPrivacySettingsUpdatedMPD = false,
}: BlockDataByType['announcement-bar']): boolean {
  return isPrivacySettingsUpdatedMPD || !isBlank(headline + announcementText);
}
