const kinds: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  csv: 'CSV',
  doc: 'Word',
  docx: 'Word',
  xls: 'Excel',
  xlsx: 'Excel',
  ppt: 'PowerPoint',
  pptx: 'PowerPoint',
  odt: 'ODT',
  ods: 'ODS',
  rtf: 'RTF',
  txt: 'Text',
  ics: 'Calendar',
  epub: 'EPUB',
  zip: 'ZIP',
  mp3: 'MP3',
  m4a: 'M4A',
  jpg: 'JPEG',
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
};

/** Placeholder origin: only the path is used. */
const anySite = 'https://site.invalid';

export function fileKind(address: string): string | undefined {
  const path = URL.parse(address, anySite)?.pathname ?? '';
  const ending = /\.([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toLowerCase();
  return ending !== undefined && Object.hasOwn(kinds, ending) ? kinds[ending] : undefined;
}

/** A size as displayed: `84 kB`, `1 MB`, `2.4 MB`. */
export function fileSizeText(kilobytes: number): string {
  // What would round to 1000 uses the next unit.
  if (Math.round(kilobytes) < 1000) return `${Math.max(1, Math.round(kilobytes))} kB`;
  return `${Math.round(kilobytes / 100) / 10} MB`;
}

/** Kind and size before the download: `PDF, 84 kB`; undefined if both are unknown. */
export function aboutFile(address: string, kilobytes: number | undefined): string | undefined {
  const facts = [fileKind(address), kilobytes === undefined ? undefined : fileSizeText(kilobytes)];
  return facts.filter((fact) => fact !== undefined).join(', ') || undefined;
}
