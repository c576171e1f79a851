import type { Migration } from 'kysely/migration';
import { createArticles } from './0001-articles.ts';
import { createSearch } from './0002-search.ts';
import { createEvents } from './0003-events.ts';
import { createChangeNotices } from './0004-change-notices.ts';
import { addArticleDates } from './0005-article-dates.ts';
import { addRevisionNotes } from './0006-revision-notes.ts';
import { createEditing } from './0007-editing.ts';
import { createPeople } from './0008-people.ts';
import { addHistory } from './0009-history.ts';
import { createCommentsAndShares } from './0010-comments-and-shares.ts';
import { createUploadedPictures } from './0011-uploaded-pictures.ts';
import { createPlaces } from './0012-places.ts';
import { keepEditedUncompressed } from './0013-edited-uncompressed.ts';
import { createStandings } from './0014-standings.ts';
import { createSiteConfiguration } from './0015-site-configuration.ts';
import { createRateLimits } from './0016-rate-limits.ts';
import { addEmailOfPeople } from './0017-email-of-people.ts';
import { createFoldedOperations } from './0018-folded-operations.ts';
import { listByChange } from './0019-lists-by-change.ts';
import { keepListings } from './0020-listings.ts';
import { indexTopics } from './0021-articles-by-topic.ts';
import { createCmsArticles } from './0022-cms-articles.ts';
import { createDescribedArticles } from './0023-described-articles.ts';
import { createRelatedArticles } from './0024-related-articles.ts';
import { addSenderOfParked } from './0025-parked-sender.ts';
import { createEndedSessions } from './0026-ended-sessions.ts';
import { listCanonicalPaths } from './0027-canonical-paths.ts';
import { addIndexVersion } from './0028-index-version.ts';
import { createBuiltFiles } from './0029-built-files.ts';
import { createEventDays } from './0030-event-days.ts';
import { createJobs } from './0031-jobs.ts';
import { createChangeBus } from './0033-change-bus.ts';
import { keepCandidates } from './0034-candidates.ts';

/**
 * The store's schema, step by step. A step that was released is never edited: a change is a new step. It adds what its release uses, with values
 * for those who do not know of it, and takes away only what the release before did not use: instances of that one work beside it. Names are sorted
 * by their number. Kysely takes an advisory lock around the whole list, so several instances may start at once.
 * A store has recorded each step by its name here, which is its file's too.
 */
export const migrations: Record<string, Migration> = {
  '0001-articles': { up: createArticles },
  '0002-search': { up: createSearch },
  '0003-events': { up: createEvents },
  '0004-change-notices': { up: createChangeNotices },
  '0005-article-dates': { up: addArticleDates },
  '0006-revision-notes': { up: addRevisionNotes },
  '0007-editing': { up: createEditing },
  '0008-people': { up: createPeople },
  '0009-history': { up: addHistory },
  '0010-comments-and-shares': { up: createCommentsAndShares },
  '0011-uploaded-pictures': { up: createUploadedPictures },
  '0012-places': { up: createPlaces },
  '0013-edited-uncompressed': { up: keepEditedUncompressed },
  '0014-standings': { up: createStandings },
  '0015-site-configuration': { up: createSiteConfiguration },
  '0016-rate-limits': { up: createRateLimits },
  '0017-email-of-people': { up: addEmailOfPeople },
  '0018-folded-operations': { up: createFoldedOperations },
  '0019-lists-by-change': { up: listByChange },
  '0020-listings': { up: keepListings },
  '0021-articles-by-topic': { up: indexTopics },
  '0022-cms-articles': { up: createCmsArticles },
  '0023-described-articles': { up: createDescribedArticles },
  '0024-related-articles': { up: createRelatedArticles },
  '0025-parked-sender': { up: addSenderOfParked },
  '0026-ended-sessions': { up: createEndedSessions },
  '0027-canonical-paths': { up: listCanonicalPaths },
  '0028-index-version': { up: addIndexVersion },
  '0029-built-files': { up: createBuiltFiles },
  '0030-event-days': { up: createEventDays },
  '0031-jobs': { up: createJobs },
  '0033-change-bus': { up: createChangeBus },
  '0034-candidates': { up: keepCandidates },
};
