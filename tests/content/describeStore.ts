import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { collect } from './articles.ts';
import { describeComments } from './storeBehaviour/comments.ts';
import { describeDrafts } from './storeBehaviour/drafts.ts';
import { describeEditing } from './storeBehaviour/editing.ts';
import { describeEvents } from './storeBehaviour/events.ts';
import { describeFinding } from './storeBehaviour/finding.ts';
import { describeHistory } from './storeBehaviour/history.ts';
import { describeOtherArticles } from './storeBehaviour/otherArticles.ts';
import { describePeople } from './storeBehaviour/people.ts';
import { describePictures } from './storeBehaviour/pictures.ts';
import { describePlaces } from './storeBehaviour/places.ts';
import { describePublishing } from './storeBehaviour/publishing.ts';
import { describeReviews } from './storeBehaviour/reviews.ts';
import { describeSearch } from './storeBehaviour/search.ts';
import { describeSiteConfiguration } from './storeBehaviour/siteConfiguration.ts';

/**
 * What a store does. It holds for every database that the store runs on; one empty store serves it all, and
 * each part keeps to paths and words of its own.
 */
export function describeStore(name: string, open: () => Promise<DatabaseStore>): void {
  describe(`the store on ${name}`, () => {
    let opened: DatabaseStore | undefined;
    const store = () => {
      if (!opened) throw new Error('The store is not open.');
      return opened;
    };

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(async () => {
      await opened?.close();
    });

    it('is empty and ready at first', async () => {
      expect(await collect(store().list())).toEqual([]);
      expect(await store().health()).toMatchObject({ ready: true });
    });

    describePublishing(store);
    describeDrafts(store);
    describeEditing(store);
    describeHistory(store);
    describeComments(store);
    describePeople(store);
    describeReviews(store);
    describe('finding articles', () => describeSearch(store));
    describe('finding articles for pages that show others', () => describeFinding(store));
    describe('what the page of an article shows of others', () => describeOtherArticles(store));
    describeEvents(store);
    describePictures(store);
    describeSiteConfiguration(store);
    describePlaces(store);

    it('says that it cannot be asked once it is closed', async () => {
      await store().close();
      await expect(store().get('/any')).rejects.toMatchObject({
        name: 'ContentUnavailableError',
        kind: 'database',
      });
      expect(await store().health()).toMatchObject({ ready: false });
      opened = undefined;
    });
  });
}
