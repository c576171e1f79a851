import type { DatabaseStore } from '#content/database/databaseStore.ts';
import type { JsonObject } from '#editor-preview/model/editedValue.ts';
import type { Moment } from '#editor-preview/model/history.ts';
import { CommentStore } from './comments/commentStore.ts';
import { EditingStore } from './editing/editingStore.ts';
import { articleAt } from './history/articleMoments.ts';
import { foldOperations } from './history/foldOperations.ts';
import { operationOnRecord } from './history/operationOnRecord.ts';
import { recordOf } from './history/record.ts';
import { historyPage } from './history/timeline.ts';
import { EditorList } from './list/editorList.ts';
import { ListedArticles } from './list/listedArticles.ts';
import { PeopleStore } from './people/peopleStore.ts';
import { PicturesInUse } from './pictures/picturesInUse.ts';
import { PlaceStore } from './places/placeStore.ts';
import { ReviewStore } from './review/reviewStore.ts';
import { ScheduleStore } from './review/scheduleStore.ts';
import { ShareStore } from './sharing/shareStore.ts';

export type EditorStore = DatabaseStore & ReturnType<typeof partsOf>;

export function editorStoreOf(store: DatabaseStore): EditorStore {
  return Object.assign(store, partsOf(store));
}

function partsOf({ database, changes }: Pick<DatabaseStore, 'database' | 'changes'>) {
  return {
    comments: new CommentStore(database, changes),
    editing: new EditingStore(database, changes),
    history: {
      page: (path: string, before?: string) => historyPage(database, path, before),
      at: (path: string, moment: Moment) => articleAt(database, path, moment),
      operation: (path: string, sequence: number) => operationOnRecord(database, path, sequence),
      fold: (now: Date, behind: string) => foldOperations(database, now, behind),
      ...recordOf(database),
    },
    lists: new EditorList(database),
    listed: new ListedArticles(database),
    people: new PeopleStore(database, changes),
    picturesInUse: new PicturesInUse(database),
    places: new PlaceStore(database, changes),
    reviews: new ReviewStore(database, changes),
    schedules: new ScheduleStore(database, changes),
    shares: new ShareStore(database),
  };
}

export function newArticle(path: string): JsonObject {
  return {
    path,
    title: 'Untitled',
    description: '',
    blocks: [{ id: 'intro', type: 'rich-text', data: { html: '<p>The first paragraph.</p>' } }],
  };
}
