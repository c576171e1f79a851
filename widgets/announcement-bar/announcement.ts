import { siteLinks } from '#contracts/siteAddresses.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import { present } from '../ui/presentText.ts';

type BarData = BlockDataByType['announcement-bar'];

/** What a bar says. */
export interface Announcement {
  headline: string | undefined;
  text: string | undefined;
  action: { text: string; url: string; looks: 'button' | 'link'; inSameTab: boolean } | undefined;
  /** Whether the words are ours and no author's. */
  isOwn: boolean;
}

/** Longer words make the button narrower at its sides, so that the text beside it keeps its room. */
const longestWideAction = 12;

const privacyNews: Announcement = {
  headline: undefined,
  text: 'We have updated our privacy policy.',
  action: { text: 'See what changed', url: siteLinks.privacy, looks: 'link', inSameTab: true },
  isOwn: true,
};

/** What the bar of a block says: its announcement, or that there is a new privacy policy. */
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

/** Whether the words of a button are so long that it is narrower. */
export function isLongAction(text: string): boolean {
  return [...text].length > longestWideAction;
}

/** The name under which a browser keeps when its reader dismissed the bar: that of the campaign, or of the news on privacy. */
export function dismissalKey({ campaignName, isPrivacySettingsUpdatedMPD }: BarData): string {
  return isPrivacySettingsUpdatedMPD ? 'pagewell:bar-privacy' : `pagewell:bar:${campaignName}`;
}
