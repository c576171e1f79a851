/** A feed's path: of a topic, by its page's path; of the whole site, by the home page's path. */
export function feedAddress(pagePath: string): string {
  return `${pagePath === '/' ? '' : pagePath}/feed.xml`;
}
