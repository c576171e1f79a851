import type { ImportNote } from '../article/notes.ts';
import type { PostOutcome } from './importReport.ts';

export const outcomeWords: Readonly<Record<PostOutcome, string>> = {
  published: 'Published',
  draft: 'Stored as drafts',
  unchanged: 'Unchanged',
  left: 'Left as they are',
  refused: 'Not imported',
};

export interface NoteWords {
  title: string;
  advice: string;
}

const known: Readonly<Partial<Record<ImportNote['what'], NoteWords>>> = {
  'unknown-block': {
    title: 'A block or shortcode that has no counterpart',
    advice: 'Say what becomes of it by its name, in "shortcodes" or "elements" of pagewell.import.js.',
  },
  'unwrapped-block': {
    title: 'A block of a plug-in: only its content was taken',
    advice:
      'Its title, frame or function may say more, such as a warning. Name its class in "elements" of pagewell.import.js.',
  },
  'unknown-style': {
    title: 'A style that is not carried over',
    advice: 'If it means something, such as a warning, name its class in "elements" of pagewell.import.js.',
  },
  'picture-failed': {
    title: 'Pictures that could not be taken',
    advice:
      'They still have their old addresses. Put the files into a folder and run again with --pictures FOLDER.',
  },
  'relative-media': {
    title: 'Videos and sounds with a relative address',
    advice: 'Name the host of the old site in "hosts" of pagewell.import.js, and run the import again.',
  },
  'choose-picture': {
    title: 'Pictures to choose',
    advice: 'The picture of a film, or one that only the writing program had. Choose it in the editor.',
  },
  'page-link': {
    title: 'Frames of other sites that became links',
    advice:
      'Pages show YouTube, Vimeo, Spotify, TikTok, Instagram and X in frames, and link to all else. See whether the text still fits.',
  },
  'file-elsewhere': {
    title: 'Films and sounds that play from the old site',
    advice:
      'Only pictures are taken. Before the old site goes, put these files into the media folder or on a host of yours, and change "File" of the block.',
  },
  captions: {
    title: 'Captions of films',
    advice:
      'Browsers load captions of this site alone. Put the WebVTT file into the media folder, and name it in the block.',
  },
  'lead-caption': {
    title: 'Captions of lead pictures',
    advice: 'A lead picture has no caption. Put a credit or an explanation into the text in the editor.',
  },
  'dead-link': {
    title: 'Links within the site that lead to nothing in the archive',
    advice: 'Import what they lead to, or change them in the editor.',
  },
  'old-file': {
    title: 'Links to files of the old site',
    advice: 'Only pictures are taken. Keep these files where they are, or put them on a host of yours.',
  },
  post: { title: 'Facts about a post that could not be read', advice: 'See the post in the editor.' },
  'form-field': {
    title: 'Forms',
    advice: 'A form of the old site works no longer. Add a block for it where one is needed.',
  },
  furniture: {
    title: 'Contents, share buttons and lists of other posts',
    advice: 'They are left out: pages have their own.',
  },
  script: { title: 'Scripts', advice: 'They are never taken over.' },
  footnote: { title: 'Footnotes', advice: 'See whether they lead to the right source.' },
  'too-deep': {
    title: 'Text that is nested too deeply, or has too many signs: it has no formatting',
    advice:
      'Put blank lines between its paragraphs, or less into each other, and import it again. Or format it in the editor.',
  },
  'bad-link': {
    title: 'Links with an address that no browser can follow',
    advice: 'Change them in the editor.',
  },
  dropped: { title: 'Elements that a rule of yours drops', advice: 'Nothing, if that is meant.' },
};

export function wordsOf(what: string): NoteWords {
  const found = Object.entries(known).find(([code]) => code === what)?.[1];
  if (found) return found;
  const [first = '', ...rest] = what.replaceAll('-', ' ');
  return { title: `${first.toUpperCase()}${rest.join('')}`, advice: '' };
}

export function errorWords(rule: string): NoteWords {
  const advice = isLeftOver(rule)
    ? 'Say what becomes of it by its name, in "shortcodes" of pagewell.import.js, and run the import again.'
    : `pagewell rules ${rule} explains it.`;
  return { title: rule, advice };
}

function isLeftOver(rule: string): boolean {
  return rule === 'text/shortcode' || rule === 'block/unknown-type';
}
