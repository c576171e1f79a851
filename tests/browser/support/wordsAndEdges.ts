import type { Page } from 'playwright-core';

/** What reaches beyond the window, or beyond a card that would cut it off; tables and carousels scroll in theirs. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const holders = 'article, [popover], body';
    return [...document.querySelectorAll('main *')]
      .filter((element) => {
        for (let box = element.parentElement; box && !box.matches(holders); box = box.parentElement) {
          if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return false;
          // Its cards wait beside it for their turn.
          if (box.matches('[data-loop]')) return false;
        }
        const limit = element.parentElement?.closest(holders)?.getBoundingClientRect().right ?? 0;
        return element.getBoundingClientRect().right > limit + 1;
      })
      .map((element) => `${element.tagName.toLowerCase()} ${element.textContent?.slice(0, 40)}`);
  });
}

export function brokenWords(page: Page, selector: string, pattern: RegExp): Promise<string[]> {
  return page.evaluate(
    ({ selector, source, flags }) => {
      const found: string[] = [];
      for (const element of document.querySelectorAll(selector)) {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode;
          if (!text.parentElement?.checkVisibility()) continue;
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(new RegExp(source, flags))) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(word);
          }
        }
      }
      return found;
    },
    { selector, source: pattern.source, flags: pattern.flags },
  );
}

/** A word of as many letters as most have at most; on a phone, of as many as a comparison's column of 100 px holds. */
export function usualWord(width: number): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])[\\p{L}\\d]{2,${width < 768 ? 10 : 12}}(?![\\p{L}\\d])`, 'gu');
}
