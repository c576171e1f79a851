/** How long the first click on the menu waits for its panels. */
const longestWaitMs = 5_000;

/** Browsers cache panels and styles forever. @returns undefined when they cannot be loaded */
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
    return undefined;
  }
}

/** Without its styles a panel would cover the page. */
function loadSheet(sheet: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', reject);
    document.head.append(sheet);
  });
}
