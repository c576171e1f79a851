import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { describeComments } from '../editor-preview/store/comments.ts';
import { describeDeleting } from '../editor-preview/store/deleting.ts';
import { describeEditing } from '../editor-preview/store/editing.ts';
import { describeHistory } from '../editor-preview/store/history.ts';
import { describeListing } from '../editor-preview/store/listing.ts';
import { describePeople } from '../editor-preview/store/people.ts';
import { describePlaces } from '../editor-preview/store/places.ts';
import { describeReadersPlaces } from '../editor-preview/store/readersPlaces.ts';
import { describeReviews } from '../editor-preview/store/reviews.ts';
import { collect } from './articles.ts';
import { describeDrafts } from './storeBehaviour/drafts.ts';
import { describeEvents } from './storeBehaviour/events.ts';
import { describeFinding } from './storeBehaviour/finding.ts';
import { describeOtherArticles } from './storeBehaviour/otherArticles.ts';
import { describePictures } from './storeBehaviour/pictures.ts';
import { describePublishing } from './storeBehaviour/publishing.ts';
import { describeSearch } from './storeBehaviour/search.ts';
import { describeSiteConfiguration } from './storeBehaviour/siteConfiguration.ts';

/**
 * What a store does. It holds for every database that the store runs on; one empty store serves it all, and
 * each part keeps to paths and words of its own.
 */
export function describeStore(name: string, open: () => Promise<EditorStore>): void {
  describe(`the store on ${name}`, () => {
    let opened: EditorStore | undefined;
    const store = () => {
      if (!opened) throw new Error('The store is not open.');
      return opened;
    };

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());

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
    describeDeleting(store);
    describeReadersPlaces(store);
    describeListing(store);

    it('says that it cannot be asked once it is closed', async () => {
      await store().close();
      await expect(store().get('/any')).rejects.toMatchObject({
        name: 'ContentUnavailableError',
        kind: 'database',
      });
      opened = undefined;
    });
  });
}
