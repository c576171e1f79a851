// Released migrations name these channels in their triggers: a channel keeps its name for ever.

/** The channel on which an instance hears its own probe. */
export const probeChannel = 'pagewell_probe';
/** The channel on which instances that share a server hear what changed. */
export const changeChannel = 'pagewell_article_changes';
/** The channel on which they hear which article's operations go on. */
export const editingChannel = 'pagewell_editing';
/** The channel on which they hear whose token was revoked: a slash and the person's id. */
export const peopleChannel = 'pagewell_people';
/** The channels on which they hear at which article a review or a schedule has changed. */
export const reviewChannel = 'pagewell_reviews';
export const scheduleChannel = 'pagewell_schedules';
/** The channel on which they hear on which article somebody has commented. */
export const commentsChannel = 'pagewell_comments';
/** The channel on which they hear that the site's configuration changed. */
export const siteChannel = 'pagewell_site';
/** The channel on which they hear at which path a CMS says that something has changed. */
export const cmsChannel = 'pagewell_cms_changes';
/** The channel on which they hear that a CMS's article is another one now in the store. */
export const cmsArticleChannel = 'pagewell_cms_articles';
/** The channels on which they hear which page shows something else of other articles: of their own, and of a CMS. */
export const surroundingsChannel = 'pagewell_surroundings';
export const cmsSurroundingsChannel = 'pagewell_cms_surroundings';
