import type { Locator, Page } from 'playwright-core';
import { contrast, leastContrast } from '#contracts/contrast.ts';
import { tickerIntervalMs } from '#widgets/ticker-hero/tickerTime.ts';
import { onPage } from './support/galleryPage.ts';
import { newPage, server } from './support/site.ts';

const shownFile = (page: Page): Promise<string> =>
  page
    .locator('main img')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      image.loading = 'eager';
      await image.decode();
      return image.currentSrc;
    });

const pictureOf = async (page: Page): Promise<string | null> =>
  new URL(await shownFile(page)).searchParams.get('src');

const hex = (rgb: string): string => {
  const [red = 0, green = 0, blue = 0, opacity = 1] = [...rgb.matchAll(/[\d.]+/g)].map(Number);
  // What lets something through has no colour of its own.
  if (opacity !== 1) throw new Error(`${rgb} is not opaque`);
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
};

async function contrastsIn(box: Locator, texts: string): Promise<[text: string, contrast: number][]> {
  const found = await box.evaluate((element, selector) => {
    const grounds = [getComputedStyle(element), getComputedStyle(element, '::before')];
    const ground = grounds.map(({ backgroundColor }) => backgroundColor).find((one) => !one.endsWith(', 0)'));
    return [...element.querySelectorAll(selector)].map(
      (text) => [text.textContent ?? '', getComputedStyle(text).color, ground ?? ''] as const,
    );
  }, texts);
  return found.map(([text, colour, ground]) => [text, contrast(hex(colour), hex(ground))]);
}

describe('the hero image', () => {
  test.each([
    [589, '/media/bedroom-tall.webp', 4 / 5],
    [590, '/media/bedroom-wide.webp', 16 / 9],
  ])('in a window of %d pixels is %s', async (width, file, shape) => {
    await onPage('hero-image/typical', width, async (page) => {
      expect(await pictureOf(page)).toBe(file);
      const box = await page.locator('main img').boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(shape, 1);
    });
  });

  test.each(['light', 'dark'] as const)(
    'has words that can be read on any picture, %s',
    async (colorScheme) => {
      await onPage(
        'hero-image/typical',
        800,
        async (page) => {
          const words = await contrastsIn(page.locator('figcaption'), 'strong, p');
          expect(words).toHaveLength(2);
          for (const [, reached] of words) expect(reached).toBeGreaterThanOrEqual(leastContrast);
        },
        { colorScheme },
      );
    },
  );

  test('grows with its words', async () => {
    await onPage('hero-image/extreme', 390, async (page) => {
      const [picture, words] = await Promise.all([
        page.locator('main img').boundingBox(),
        page.locator('figcaption').boundingBox(),
      ]);
      expect(words?.y).toBeGreaterThanOrEqual(picture?.y ?? Number.NaN);
      const ends = [words, picture].map((box) => (box?.y ?? 0) + (box?.height ?? Number.NaN));
      expect(ends[0]).toBeLessThanOrEqual(ends[1] ?? Number.NaN);
    });
  });
});

describe('the ticker', () => {
  const seenAt = (page: Page, moment: number): Promise<number[]> =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
      const parts = [...document.querySelectorAll('[data-items] > span')];
      return parts.flatMap((part, index) => (getComputedStyle(part).visibility === 'visible' ? [index] : []));
    }, moment);

  test('shows one of four parts at a time, for 2500 ms each, in order, and begins again', async () => {
    await onPage('ticker-hero/typical', 800, async (page) => {
      for (const round of [0, 1, 2]) {
        for (const turn of [0, 1, 2, 3]) {
          const begin = (4 * round + turn) * tickerIntervalMs;
          expect([begin, await seenAt(page, begin)]).toEqual([begin, [turn]]);
          expect(await seenAt(page, begin + tickerIntervalMs - 1)).toEqual([turn]);
        }
      }
    });
  });

  test('shows one of twelve, and of two', async () => {
    for (const [example, count] of [
      ['extreme', 12],
      ['marker', 2],
    ] as const) {
      await onPage(`ticker-hero/${example}`, 800, async (page) => {
        for (const turn of [0, 1, count - 1, count]) {
          expect(await seenAt(page, turn * tickerIntervalMs + 1)).toEqual([turn % count]);
        }
      });
    }
  });

  test('keeps all parts in one cell, so that nothing moves', async () => {
    await onPage('ticker-hero/typical', 390, async (page) => {
      const boxes = await page
        .locator('[data-items] > span')
        .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
      expect(new Set(boxes).size).toBe(1);
    });
  });

  test('stops at its box by keyboard, without script', async () => {
    await onPage(
      'ticker-hero/typical',
      800,
      async (page) => {
        const part = page.locator('[data-items] > span').first();
        await expect(part.evaluate((one) => getComputedStyle(one).animationPlayState)).resolves.toBe(
          'running',
        );
        await page.getByRole('checkbox', { name: 'Stop the headline' }).press('Space');
        await expect(part.evaluate((one) => getComputedStyle(one).animationPlayState)).resolves.toBe(
          'paused',
        );
      },
      { javaScriptEnabled: false },
    );
  });

  test.each([
    ['for readers who want no motion', { reducedMotion: 'reduce' }, undefined],
    ['on paper', {}, 'print'],
  ] as const)('is one sentence that stands still %s', async (_who, options, media) => {
    await onPage(
      'ticker-hero/typical',
      800,
      async (page) => {
        if (media) await page.emulateMedia({ media });
        expect(await page.locator('h2').innerText()).toBe(
          'Better nights begin with a fixed hour to rise, a chair outside the bedroom, a list of worries at seven, a diary of two weeks and a little patience.',
        );
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
        expect(await page.getByRole('checkbox').isVisible()).toBe(false);
      },
      options,
    );
  });
});

test.each([
  [767, '/media/clock-at-night.webp'],
  [768, '/media/bedroom-wide.webp'],
  [990, '/media/bedroom-wide.webp'],
])('a content promotion in a window of %d pixels shows %s', async (width, file) => {
  await onPage('content-promo/typical', width, async (page) => {
    expect(await pictureOf(page)).toBe(file);
  });
});

describe('the boxes of a call-out', () => {
  const boxes = (page: Page) =>
    page
      .locator('[data-layout] > section')
      .evaluateAll((found) =>
        found.map((box) => box.getBoundingClientRect()).map(({ y, width }) => ({ y, width })),
      );

  test.each([
    [767, '100%', false],
    [768, '100%', true],
    [1280, '100%', true],
    // Halves would have a word a line.
    [800, '200%', false],
  ])('in a window of %d pixels with text of %s share a row: %s', async (width, size, shared) => {
    await onPage('call-out/typical', width, async (page) => {
      await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
      const [first, second] = await boxes(page);
      expect(first?.y === second?.y).toBe(shared);
      expect(first?.width).toBeCloseTo(second?.width ?? 0, 0);
    });
  });

  test('have links that get an id of their own and nothing else, another one by a click', async () => {
    await onPage('call-out/typical', 800, async (page) => {
      const link = page.getByRole('link', { name: /^Measuring at home/ });
      const id = /^https:\/\/www\.heart\.org\/[^?]*\?correlationId=(\d+-\d+)$/;
      await page.locator('a[href*="correlationId="]').first().waitFor();
      expect(await link.getAttribute('href')).toMatch(id);
      const before = await link.getAttribute('href');
      await link.evaluate((element) => {
        element.addEventListener('click', (event) => event.preventDefault());
        if (element instanceof HTMLElement) element.click();
      });
      expect(await link.getAttribute('href')).toMatch(id);
      expect(await link.getAttribute('href')).not.toBe(before);
    });
  });
});

describe('colors of authors', () => {
  const examples = [
    'colored-content/typical',
    'colored-content/dark',
    'colored-content/extreme',
    'content-series/typical',
    'content-series/extreme',
    'content-promo/typical',
    'content-promo/extreme',
    'call-out/extreme',
  ];
  test.each(['light', 'dark'] as const)('leave texts and links that can be read, %s', async (colorScheme) => {
    const page = await newPage({ viewport: { width: 800, height: 900 }, colorScheme });
    const unreadable: [text: string, contrast: number][] = [];
    for (const example of examples) {
      await page.goto(`${server.origin}/gallery/${example}`);
      for (const box of await page.locator('main [data-ground], main [data-seen]').all()) {
        const texts = await contrastsIn(box, 'p, a, small, strong, h2, h3, li, summary');
        expect(texts.length).toBeGreaterThan(0);
        unreadable.push(...texts.filter(([, reached]) => reached < leastContrast));
      }
    }
    expect(unreadable).toEqual([]);
  });
});

describe('the animated picture of colored content', () => {
  test.each([
    ['reduce', true],
    ['no-preference', false],
  ] as const)('without script and with motion %s stands still: %s', async (reducedMotion, still) => {
    await onPage(
      'colored-content/typical',
      800,
      async (page) => {
        const file = await shownFile(page);
        expect(file).toContain('breathing-flower.gif');
        expect(file.endsWith('&still')).toBe(still);
      },
      { reducedMotion, javaScriptEnabled: false },
    );
  });

  test('is frozen for readers who want no motion, and plays when they ask for it', async () => {
    await onPage(
      'colored-content/typical',
      800,
      async (page) => {
        const button = page.getByRole('button', { name: /^Play animation/ });
        await button.click();
        await page.locator('[data-animation="playing"] > img').waitFor();
        expect((await shownFile(page)).endsWith('&still')).toBe(false);
      },
      { reducedMotion: 'reduce' },
    );
  });
});

test('the sheet to print is there, as a PDF', async () => {
  const answer = await fetch(`${server.origin}/media/blood-pressure-diary.pdf`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(await answer.text()).toMatch(/^%PDF-/);
});
