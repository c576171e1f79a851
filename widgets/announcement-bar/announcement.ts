import { siteLinks } from '#contracts/siteAddresses.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import { present } from '../ui/presentText.ts';

type BarData = BlockDataByType['announcement-bar'];

export interface Announcement {
  headline: string | undefined;
  text: string | undefined;
  action: { text: string; url: string; looks: 'button' | 'link'; inSameTab: boolean } | undefined;
  isOwn: boolean;
}

/** Longer text gets less horizontal padding, so that the text next to the button keeps its space. */
const longestWideAction = 12;

const privacyNews: Announcement = {
  headline: undefined,
  text: 'We have updated our privacy policy.',
  action: { text: 'See what changed', url: siteLinks.privacy, looks: 'link', inSameTab: true },
  isOwn: true,
};

export function announcementOf(data: BarData): Announcement {
  if (data.isPrivacySettingsUpdatedMPD) return privacyNews;
  const text = present(data.callToAction);
  const url = data.callToActionURL;
  const looks = data.callToActionType ?? 'button';
  const inSameTab = data.openCallToActionUrlOnSameTab ?? false;
  return {
    headline: present(data.headline),
    text: present(data.announcementText),
    action: text && url ? { text, url, looks, inSameTab } : undefined,
    isOwn: false,
  };
}

export function isLongAction(text: string): boolean {
  return [...text].length > longestWideAction;
}

export const dismissedForDays = 14;

/** The storage key of a dismissal: one per campaign, so that a new campaign shows again. */
export function dismissalKey({ campaignName, isPrivacySettingsUpdatedMPD }: BarData): string {
  return isPrivacySettingsUpdatedMPD ? 'pagewell:bar-privacy' : `pagewell:bar:${campaignName}`;
}
