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
const changesWait = (count: number): string =>
  count === 1 ? '1 change waits' : `${many(count)} changes wait`;

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
    'This part of the editor could not be loaded. What you have written is not lost. Where trying again does not help, load the page again once there is a connection: some browsers never ask twice.',
  isComplete: 'All parts of the tool are here: it works without a network now.',
  searchList: {
    nothing: (query: string) => `Nothing has “${query}” in it.`,
    found: (count: number) => `${many(count)} found`,
  },

  opening: {
    busy: 'The article is being opened.',
    failed: (why: string) => `The article could not be opened. ${why}`,
    allArticles: 'All articles',
    preview: 'Preview',
  },

  saving: {
    saved: 'Saved',
    saving: 'Saving…',
    signedOut: 'Sign in to go on saving',
    notKept: 'Not saved here',
    waiting: changesWait,
    refused: (count: number, why: string) => `${changesWait(count)}: ${why}`,
    keepsNothing: 'This browser keeps nothing: do not close the window.',
    allSaved: 'Everything is saved.',
    saveNow: 'Save now',
    notYet: 'Your last changes are not saved yet.',
  },

  failure: {
    signedOut: 'You are signed out. Sign in again, then do it once more.',
    tooLarge: 'This is more than the server takes at once.',
    unreachable: 'The server cannot be reached.',
    tooOften: 'The server was asked too often just now. Try again in some minutes.',
    error: (status: number) => `The server answered with an error, ${status}. Try again in a moment.`,
    notUnderstood: 'The answer of the server was not understood.',
    publishedMeanwhile: 'Somebody else has published it since yours was begun.',
    changedMeanwhile: 'Somebody else has changed the article in the meantime.',
    noPage: 'Readers would get no page. The problems say why.',
    refused: (status: number) => `The server refused it (${status}).`,
  },

  top: {
    untitled: 'Untitled',
    states,
    gradeMeans:
      'The years of school after which the sentences are read without effort (Flesch-Kincaid). Most health organisations aim at 6 to 8.',
    length: (count: number, minutes: number) =>
      `${count === 1 ? '1 word' : `${many(count)} words`}, ${minutes} min to read`,
    grade: (grade: number) => `reading grade ${grade}`,
    notMerged: (count: number) => (count === 1 ? '1 change not merged' : `${many(count)} changes not merged`),
    addBlock: 'Add a block',
    commands: 'Commands',
    share: 'Share',
    publishes: (when: string) => `Publishes ${when}`,
    withdraws: (when: string) => `Withdraws ${when}`,
    nothing: 'Nothing',
    leaveOut: 'Leave this change out',
    notLeftOut: 'It could not be left out: the server does not answer.',
    theChange: 'The change',
    leftOut: (name: string) => `“${name}” is left out.`,
    leftOutToClipboard: (name: string) =>
      `“${name}” is left out. What it would have written is on the clipboard.`,
  },

  panes: {
    show: 'Show',
    besidePage: 'Beside the page',
    readOnly: 'Read-only',
    commentsOpen: (count: number) => (count > 0 ? `Comments (${many(count)})` : 'Comments'),
    widthOf: { outline: 'Width of the outline', block: 'Width of the form' },
    pixels: (count: number) => `${count} pixels`,
    widthHelp: (name: string) => `${name}. Twice: as at first.`,
    wider: { outline: 'Make the outline wider', block: 'Make the form wider' },
    narrower: { outline: 'Make the outline narrower', block: 'Make the form narrower' },
    asAtFirst: {
      outline: 'Make the outline as wide as at first',
      block: 'Make the form as wide as at first',
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
    toolbar: 'Chosen block',
    move: 'Move to…, or drag',
    moveHelp: 'Drag, or press to choose a place',
  },

  commands: {
    find: 'Find a command',
    what: 'What do you want to do?',
    or: ' or ',
    groups: { Blocks: 'Blocks', Move: 'Move', Article: 'Article', 'Go to': 'Go to', View: 'View' },
    writeInPage: 'Write in the page',
    writeInPageIsFoundBy: 'edit text in place',
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
    conflicts: 'Changes that could not be merged',
    copy: 'Copy',
    cut: 'Cut',
    paste: 'Paste',
    pasteNotes: 'Notes on what was pasted',
    picture: 'Choose or upload a picture…',
    nextProblem: 'Next problem',
    previousProblem: 'Previous problem',
    review: 'Review',
    plan: 'Plan publishing or withdrawal…',
    signInAgain: 'Sign in again…',
    sharePreview: 'Share a preview',
    view: 'View…',
    dark: 'Dark colours',
    printed: 'As printed',
    noScripts: 'Without scripts',
    alone: 'The page alone',
    plain: 'As most readers get it',
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
    noPlaceToMove: 'There is no place to move it there.',
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
    inTheWay: 'This stands in the way:',
    nothingPublished: (why: string) => `Nothing was published. ${why}`,
    overTheirs: 'What you publish takes the place of theirs, which stays among the revisions.',
    errors: 'Readers would miss what has errors:',
    noErrors: 'No errors: readers get all of it.',
    beingChecked: 'The article is still being checked.',
    showReview: 'Show the review',
    changes: (count: number) =>
      `${count === 1 ? '1 change' : `${many(count)} changes`} since it was published:`,
    changesList: 'Changes since it was published',
    endsPlan: 'To publish now ends that plan.',
    whatChanged: 'What changed, for readers',
    such: 'Such as: Corrected the dose in the table.',
    busy: 'Publishing…',
    now: 'Publish now',
    anyway: 'Publish anyway',
    over: 'Publish over theirs',
    atATime: 'At a time…',
    notYet: 'Not yet',
    ofACms: 'The articles are those of a CMS, and are published there.',
    unreachable: (waiting: string) => `The server cannot be reached: ${waiting}.`,
    signedOut: 'You are signed out. Sign in again first.',
    refused: (why: string) => `The server does not take your changes: ${why}`,
    notMerged: (count: number) =>
      `${count === 1 ? '1 change' : `${many(count)} changes`} could not be merged with what somebody else did. Decide what becomes of that first.`,
    unchanged: 'Nothing has changed since it was published.',
  },
};

export type Words = typeof english;
