import type { ImportNote } from '../article/notes.ts';
import type { PostOutcome } from './importReport.ts';

export const outcomeWords: Readonly<Record<PostOutcome, string>> = {
  published: 'Published',
  draft: 'Stored as drafts',
  unchanged: 'Unchanged',
  left: 'Not changed',
  refused: 'Not imported',
};

export interface NoteWords {
  title: string;
  advice: string;
}

const known: Readonly<Partial<Record<ImportNote['what'], NoteWords>>> = {
  'unknown-block': {
    title: 'Blocks or shortcodes without a counterpart',
    advice: 'Map its name in "shortcodes" or "elements" of pagewell.import.js.',
  },
  'unwrapped-block': {
    title: 'Plug-in blocks: only their content was imported',
    advice:
      'Its title, frame or function may have a meaning, such as a warning. Map its class in "elements" of pagewell.import.js.',
  },
  'unknown-style': {
    title: 'Styles that are not imported',
    advice:
      'If the style has a meaning, such as a warning, map its class in "elements" of pagewell.import.js.',
  },
  'picture-failed': {
    title: 'Pictures that could not be imported',
    advice:
      'They still have their old addresses. Put the files into a folder, and run the import again with --pictures FOLDER.',
  },
  'relative-media': {
    title: 'Video and audio files with a relative address',
    advice: 'Add the host of the old site to "hosts" of pagewell.import.js, and run the import again.',
  },
  'choose-picture': {
    title: 'Pictures to choose',
    advice:
      'The preview picture of a video, or one that was only in the writing program. Choose it in the editor.',
  },
  'page-link': {
    title: 'Embedded frames that became links',
    advice:
      'Only YouTube, Vimeo, Spotify, TikTok, Instagram and X can be embedded. Other sites are links. Check that the text still fits.',
  },
  'file-elsewhere': {
    title: 'Video and audio files on the old site',
    advice:
      'Only pictures are imported. Before you close the old site, copy these files to the media folder or another host, and change "File" of the block.',
  },
  captions: {
    title: 'Video captions',
    advice:
      'Browsers load captions only from this site. Put the WebVTT file into the media folder, and enter it in the block.',
  },
  'lead-caption': {
    title: 'Captions of lead pictures',
    advice: 'A lead picture cannot have a caption. Add the credit or explanation to the text in the editor.',
  },
  'dead-link': {
    title: 'Broken links within the site',
    advice: 'Import the linked pages, or change the links in the editor.',
  },
  'old-file': {
    title: 'Links to files of the old site',
    advice: 'Only pictures are imported. Keep these files where they are, or copy them to another host.',
  },
  post: { title: 'Facts about a post that could not be read', advice: 'Check the post in the editor.' },
  'form-field': {
    title: 'Forms',
    advice: 'Forms of the old site no longer work. Add a block if a form is needed.',
  },
  furniture: {
    title: 'Tables of contents, share buttons and lists of other posts',
    advice: 'They are not imported: the pages have their own.',
  },
  script: { title: 'Scripts', advice: 'They are never imported.' },
  footnote: { title: 'Footnotes', advice: 'Check that they go to the right source.' },
  'too-deep': {
    title: 'Text that is nested too deeply or too long: it has no formatting',
    advice:
      'Put blank lines between its paragraphs, or reduce the nesting, and import it again. Or format it in the editor.',
  },
  'bad-link': {
    title: 'Invalid links',
    advice: 'Change them in the editor.',
  },
  dropped: { title: 'Elements that a custom rule drops', advice: 'Nothing, if this is intended.' },
};

export function wordsOf(what: string): NoteWords {
  const found = Object.entries(known).find(([code]) => code === what)?.[1];
  if (found) return found;
  const [first = '', ...rest] = what.replaceAll('-', ' ');
  return { title: `${first.toUpperCase()}${rest.join('')}`, advice: '' };
}

export function errorWords(rule: string): NoteWords {
  const advice =
    rule === 'text/shortcode' || rule === 'block/unknown-type'
      ? 'Map its name in "shortcodes" of pagewell.import.js, and run the import again.'
      : `pagewell rules ${rule} explains it.`;
  return { title: rule, advice };
}
