const headings: ReadonlyMap<number, string> = new Map([
  [400, 'We could not read this request'],
  [404, 'We could not find this page'],
  [405, 'This page cannot do that'],
  [410, 'This page is gone'],
  [413, 'That was too much at once'],
  [422, 'This article cannot be shown'],
  [429, 'That was a little fast'],
  [500, 'Something went wrong on our side'],
  [503, 'We will be right back'],
  [504, 'This is taking too long'],
]);

/** The heading of an error's page, by its HTTP status. */
export function headingOf(status: number): string {
  return headings.get(status) ?? (status >= 500 ? 'Something went wrong on our side' : 'This did not work');
}
