import type { FrameView } from '../frameView.ts';
import type { Box, Chosen } from '../messages.ts';
import type { PagePlace } from '../pagePlace.ts';
import type { BlockOnPage } from './articleRenderer.ts';
import { blocksOnPage } from './blocksOnPage.ts';
import { followChosen } from './chosenPlace.ts';
import { emulateMedia } from './emulateMedia.ts';
import { followPlace } from './followPlace.ts';
import { pageAround } from './pageAround.ts';
import { keepPlace } from './placeOnPage.ts';
import { tellKeys } from './tellKeys.ts';
import { tellWhatIsChosen } from './tellWhatIsChosen.ts';

type ShownBlock = Pick<BlockOnPage, 'id' | 'html'>;

/** What a page asks and tells, whichever it is. */
export interface PageOwner {
  /** The article that it shows. */
  article: () => unknown;
  /** Keys of the editor's commands. */
  keys: () => readonly string[];
  boxes: (boxes: { block: Box | undefined; field: Box | undefined }) => void;
  chosen: (chosen: Chosen) => void;
  pressed: Parameters<typeof tellKeys>[2];
  /** Somebody has scrolled. */
  moved: (place: PagePlace) => void;
}

/** A document in which the article is seen. */
export interface ShownPage {
  show: (blocks: readonly ShownBlock[]) => void;
  /** Brings what stands around the blocks to what it is in a page that the server made. */
  follow: (page: Document) => void;
  choose: (chosen: Chosen | undefined) => void;
  look: () => void;
  /** Where in it somebody reads. */
  readonly place: PagePlace;
  goTo: (place: PagePlace) => void;
  /** Shows it in a medium and in colours. */
  dress: (view: Pick<FrameView, 'medium' | 'colours'>) => void;
  /** Does what changes the page, and keeps the place where somebody reads. */
  keepingPlace: (change: () => void) => void;
}

/**
 * @param begun the blocks that the document has
 * @param hasScript whether scripts run in it
 */
export function shownPage(
  document: Document,
  begun: readonly ShownBlock[],
  owner: PageOwner,
  hasScript = true,
): ShownPage {
  const around = pageAround(document);
  const blocks = blocksOnPage(around.column, begun, hasScript);
  const chosen = followChosen(document, owner.article, owner.boxes);
  const followed = followPlace(document, owner.moved);
  let dressed: Pick<FrameView, 'medium' | 'colours'> = { medium: 'screen', colours: 'system' };
  const dress = (): void => emulateMedia(document, dressed);
  // A style sheet may come later than what it is for.
  document.addEventListener('load', dress, true);
  tellWhatIsChosen(document, owner.article, owner.chosen);
  tellKeys(document, owner.keys, owner.pressed);

  const keepingPlace = (change: () => void): void => {
    const goBack = keepPlace(document);
    change();
    goBack();
  };
  return {
    show: blocks.show,
    follow: around.follow,
    choose: chosen.choose,
    look: chosen.look,
    get place() {
      return followed.now;
    },
    goTo: followed.goTo,
    dress: (view) => {
      dressed = view;
      keepingPlace(dress);
      chosen.look();
    },
    keepingPlace,
  };
}
