import { people } from '#editor-preview/model/words/english/people.ts';
import { place } from '#editor-preview/model/words/english/place.ts';
import { review as reviewStatus } from '#editor-preview/model/words/english/review.ts';
import { states } from '#editor-preview/model/words/english/states.ts';
import { uploads } from '#editor-preview/model/words/english/uploads.ts';
import { forms } from './forms.ts';
import { foundBy } from './foundBy.ts';
import { labels } from './labels.ts';
import { comments, compare, document, history, presence, problems } from './panels.ts';
import { review } from './review.ts';
import { view } from './view.ts';
import { blocks, conflicts, json, pasting, pictures, sharing } from './windows.ts';

const many = (count: number): string => count.toLocaleString('en');
const pendingChanges = (count: number): string =>
  count === 1 ? '1 unsaved change' : `${many(count)} unsaved changes`;

export const english = {
  blocks,
  commentsPanel: comments,
  compare,
  document,
  forms,
  foundBy,
  history,
  json,
  labels,
  conflicts,
  pasting,
  people,
  pictures,
  place,
  presence,
  problemsPane: problems,
  review,
  reviewStatus,
  sharing,
  uploads,
  view,
  otherLanguage: 'La herramienta en español',

  close: 'Close',
  tryAgain: 'Try again',
  signIn: 'Sign in',
  undo: 'Undo',
  redo: 'Redo',
  publish: 'Publish',
  article: 'Article',
  outline: 'Outline',
  page: 'Page',
  block: 'Block',
  comments: 'Comments',
  problems: 'Problems',

  partNotLoaded:
    'This part of the editor could not be loaded. Your text is not lost. If “Try again” does not help, check the connection and reload the page.',
  isComplete: 'The editor is fully loaded. It now works offline.',
  searchList: {
    noResults: (query: string) => `No results for “${query}”.`,
    found: (count: number) => `${many(count)} found`,
  },

  opening: {
    busy: 'Opening the article…',
    failed: (why: string) => `The article could not be opened. ${why}`,
    allArticles: 'All articles',
    preview: 'Preview',
  },

  saving: {
    saved: 'Saved',
    saving: 'Saving…',
    signedOut: 'Sign in to save',
    notPersisted: 'Not stored in this browser',
    waiting: pendingChanges,
    refused: (count: number, why: string) => `${pendingChanges(count)}: ${why}`,
    noStorage: 'This browser cannot store your changes. Do not close the window.',
    allSaved: 'Everything is saved.',
    saveNow: 'Save now',
    notYet: 'Your last changes are not saved yet.',
  },

  failure: {
    signedOut: 'You are signed out. Sign in, then try again.',
    tooLarge: 'This is too large for one request to the server.',
    unreachable: 'The server cannot be reached.',
    tooOften: 'Too many requests to the server. Try again in a few minutes.',
    error: (status: number) => `Server error ${status}. Try again in a moment.`,
    notUnderstood: 'The server’s response could not be read.',
    publishedMeanwhile: 'Someone else has published this article since you started.',
    changedMeanwhile: 'Someone else has changed the article in the meantime.',
    noPage: 'The page cannot be rendered for readers. See Problems for the reason.',
    refused: (status: number) => `The server rejected the request (${status}).`,
  },

  top: {
    untitled: 'Untitled',
    openPage: 'Open the page',
    states,
    gradeMeans:
      'Years of school needed to read the text easily (Flesch-Kincaid). Most health organisations aim for 6 to 8.',
    length: (count: number, minutes: number) =>
      `${count === 1 ? '1 word' : `${many(count)} words`}, ${minutes} min read`,
    grade: (grade: number) => `grade ${grade}`,
    notMerged: (count: number) => (count === 1 ? '1 conflict' : `${many(count)} conflicts`),
    addBlock: 'Add a block',
    commands: 'Commands',
    short: { addBlock: 'Add', commands: 'More' },
    share: 'Share',
    publishes: (when: string) => `Scheduled to publish ${when}`,
    withdraws: (when: string) => `Scheduled to withdraw ${when}`,
    noAction: 'Nothing',
    discard: 'Discard this change',
    notDiscarded: 'The change could not be discarded: the server does not respond.',
    theChange: 'The change',
    discarded: (name: string) => `“${name}” was discarded.`,
    discardedToClipboard: (name: string) => `“${name}” was discarded. Its content is on the clipboard.`,
  },

  panes: {
    show: 'Show',
    sidePanels: 'Panels next to the page',
    readOnly: 'Read-only',
    widthOf: { outline: 'Width of the outline', block: 'Width of the form' },
    pixels: (count: number) => `${count} pixels`,
    widthHelp: (name: string) => `${name}. Double-click: reset.`,
    wider: { outline: 'Make the outline wider', block: 'Make the form wider' },
    narrower: { outline: 'Make the outline narrower', block: 'Make the form narrower' },
    asAtFirst: {
      outline: 'Reset width of the outline',
      block: 'Reset width of the form',
    },
    goTo: {
      outline: 'Go to Outline',
      page: 'Go to Page',
      block: 'Go to Block',
      problems: 'Go to Problems',
    },
    widthIsFoundBy: 'width panel pane column size',
  },

  blockTools: {
    toolbar: 'Selected block',
    move: 'Move to…, or drag',
    moveHelp: 'Drag, or click to choose a place',
  },

  commands: {
    find: 'Find a command',
    prompt: 'What do you want to do?',
    or: ' or ',
    groups: { Blocks: 'Blocks', Move: 'Move', Article: 'Article', 'Go to': 'Go to', View: 'View' },
    writeInPage: 'Write in the page',
    writeInPageIsFoundBy: 'edit text in place',
    shortcuts: 'Keyboard shortcuts',
    shortcutsAreFoundBy: 'help keys hotkeys',
  },

  names: {
    duplicate: 'Duplicate',
    deleteBlocks: 'Delete',
    moveTo: 'Move to…',
    comment: 'Comment',
    showComments: 'Go to Comments',
    compare: 'Compare…',
    history: 'History',
    json: 'Article as JSON',
    conflicts: 'Conflicts',
    copy: 'Copy',
    cut: 'Cut',
    paste: 'Paste',
    pasteNotes: 'Paste notes',
    picture: 'Choose or upload a picture…',
    nextProblem: 'Next problem',
    previousProblem: 'Previous problem',
    review: 'Review',
    plan: 'Schedule publishing or withdrawal…',
    signInAgain: 'Sign in again…',
    sharePreview: 'Share a preview',
    view: 'View…',
    dark: 'Dark mode',
    printed: 'Print view',
    noScripts: 'Without scripts',
    alone: 'Page only',
    plain: 'Default view',
    print: 'Print the page…',
    nextComment: 'Next comment',
    previousComment: 'Previous comment',
    allWidths: 'All widths side by side',
    width: (pixels: number) => `${pixels} px wide`,
    move: {
      up: 'Move up',
      down: 'Move down',
      in: 'Move into the block above',
      out: 'Move out of its block',
    },
    noPlaceToMove: 'The block cannot be moved in that direction.',
  },

  outlineRow: {
    isHere: (name: string) => `, ${name} is here`,
    comments: (count: number) => `, ${count === 1 ? '1 open comment' : `${many(count)} open comments`}`,
    badge: (severity: 'error' | 'warning' | 'info', count: number) => {
      const names = { error: 'error', warning: 'warning', info: 'hint' };
      return `, ${count === 1 ? `1 ${names[severity]}` : `${many(count)} problems`}`;
    },
  },

  publishing: {
    published: 'The article is published.',
    inTheWay: 'It cannot be published yet:',
    notPublished: (why: string) => `The article was not published. ${why}`,
    overTheirs: 'Your version would replace theirs. Theirs stays in the history.',
    errors: 'Content with errors is not shown to readers:',
    noErrors: 'No errors. Readers see the whole article.',
    warnings: (count: number) => `There ${count === 1 ? 'is 1 warning' : `are ${many(count)} warnings`}.`,
    beingChecked: 'The article is still being checked.',
    showReview: 'Show the review',
    changes: (count: number) =>
      `${count === 1 ? '1 change' : `${many(count)} changes`} since it was published:`,
    changesList: 'Changes since it was published',
    endsPlan: 'Publishing now cancels that schedule.',
    whatChanged: 'What changed, for readers',
    such: 'For example: Corrected the dose in the table.',
    busy: 'Publishing…',
    now: 'Publish now',
    showProblems: 'Show the problems',
    anyway: 'Publish anyway',
    anywayHelp: 'If you publish anyway, readers get the article without the content listed above.',
    over: 'Replace their version',
    atATime: 'Schedule…',
    notYet: 'Cancel',
    ofACms: 'The articles are stored in a CMS. Publish them there.',
    unreachable: (waiting: string) => `The server cannot be reached: ${waiting}.`,
    noTitle: 'The article has no title.',
    signedOut: 'You are signed out. Sign in again first.',
    refused: (why: string) => `The server rejects your changes: ${why}`,
    notMerged: (count: number) =>
      `${count === 1 ? '1 change conflicts' : `${many(count)} changes conflict`} with changes of someone else. Resolve that first.`,
    unchanged: 'Nothing has changed since it was published.',
  },
};

export type Words = typeof english;
