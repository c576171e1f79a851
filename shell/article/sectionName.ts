/** The name of the section that an article stands in, from the first part of its path; undefined at the top. */
export function sectionName(path: string): string | undefined {
  const [, section, page] = path.split('/');
  if (!section || page === undefined) return undefined;
  const words = section.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
