/** The path of a feed: of a topic, by the path of its page; of the whole site, by the path of the home page. */
export function feedAddress(pagePath: string): string {
  return `${pagePath === '/' ? '' : pagePath}/feed.xml`;
}
