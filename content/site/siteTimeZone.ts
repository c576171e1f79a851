import { optional, timeZone } from '#platform/configuration/readers.ts';
import { setting } from '#platform/configuration/setting.ts';

/** For the server and the command, so that both name the same days. */
export const siteTimeZone = setting({
  variable: 'SITE_TIME_ZONE',
  about:
    'The time zone of article dates on pages, in lists and feeds, for search engines and in content rules. By default, the day in each date as written.',
  default: undefined,
  read: optional(timeZone()),
});
