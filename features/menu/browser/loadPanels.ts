/** So long the first click on the menu waits for its panels, in milliseconds. */
const longestWaitMs = 5_000;

/**
 * Brings the panels of the menu with their styles, which browsers keep for ever.
 *
 * @returns the panels, none of them open; undefined where they do not come
 */
export async function loadPanels(address: string): Promise<HTMLElement[] | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(longestWaitMs) });
    if (!response.ok) return undefined;
    const holder = document.createElement('template');
    holder.innerHTML = await response.text();
    const parts = [...holder.content.children];
    await Promise.all(parts.filter((part) => part instanceof HTMLLinkElement).map(loadSheet));
    return parts.filter((part) => part instanceof HTMLElement && part.hidden) as HTMLElement[];
  } catch {
    // No connection, or a bad one: the menu's links need none of this.
    return undefined;
  }
}

/** Without its styles a panel would lie across the page. */
function loadSheet(sheet: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', reject);
    document.head.append(sheet);
  });
}
