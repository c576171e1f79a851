/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { hydrate } from '#client/hydrate.tsx';
import type { IslandChunks } from '#client/islands/runtime.ts';
import { startIsland } from '#client/islands/startIsland.ts';
import { islandAttributes, islandRootAttribute } from '#contracts/island.ts';
import { type TrackingEvent, trackingDomEvent } from '#contracts/tracking.ts';
import assessment from '#fixtures/blocks/assessment.typical.json' with { type: 'json' };
import dueDate from '#fixtures/blocks/calculator.due-date.json' with { type: 'json' };
import bmi from '#fixtures/blocks/calculator.typical.json' with { type: 'json' };
import comparisonDropdown from '#fixtures/blocks/comparison-dropdown.typical.json' with { type: 'json' };
import dietCompare from '#fixtures/blocks/diet-compare.four-diets.json' with { type: 'json' };
import drugSavings from '#fixtures/blocks/drug-savings.typical.json' with { type: 'json' };
import quiz from '#fixtures/blocks/quiz.typical.json' with { type: 'json' };
import sideEffects from '#fixtures/blocks/side-effects.typical.json' with { type: 'json' };
import video from '#fixtures/blocks/video.typical.json' with { type: 'json' };
import type { BlockType } from '#schemas/generated/types.ts';
import { registry } from '#widgets/registry.ts';
import { collectReports, showIsland } from '../support/island.ts';
import {
  addIcons,
  type Interference,
  joinTexts,
  ownWords,
  putBeforeTexts,
  replaceTexts,
  wrapFields,
  wrapTexts,
} from '../support/pageTranslator.ts';
import { triesEverything } from '../support/tried.ts';

const root = (): Element => find(`[${islandRootAttribute}]`);
function find<Kind extends Element = HTMLElement>(selector: string): Kind {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

type Step = () => void;
const press =
  (selector: string, index = 0): Step =>
  () => {
    all(selector)[index]?.click();
  };
const type =
  (selector: string, value: string): Step =>
  () => {
    const field = find<HTMLInputElement>(selector);
    field.focus();
    fireEvent.input(field, { target: { value } });
  };
/** Without script a field only has its value: no component hears of it. */
const typeEarly =
  (selector: string, value: string): Step =>
  () => {
    const field = find<HTMLInputElement>(selector);
    field.focus();
    field.value = value;
  };
const answerAll: Step[] = [
  () => {
    for (const fieldset of all('fieldset')) fieldset.querySelector('input')?.click();
  },
];

const goThrough: Step = () => {
  for (const _question of all('fieldset')) press('[type=submit]')();
};

interface Use {
  type: BlockType;
  data: object;
  early: Step[];
  steps: Step[];
  says: RegExp;
}

const uses: Record<string, Use> = {
  quiz: {
    type: 'quiz',
    data: quiz.data,
    early: answerAll,
    steps: [goThrough, press('section button'), ...answerAll, goThrough],
    says: /Start over/,
  },
  assessment: {
    type: 'assessment',
    data: assessment.data,
    early: answerAll,
    steps: [goThrough, press('section button'), ...answerAll, goThrough],
    says: /Start over/,
  },
  'body mass index': {
    type: 'calculator',
    data: bmi.data,
    early: [typeEarly('input:not([type=radio])', '180')],
    steps: [
      press('[type=submit]'),
      type('form label ~ label input:not([type=radio]), form div ~ div input:not([type=radio])', '80'),
      press('[type=submit]'),
    ],
    says: /body mass index/i,
  },
  'due date': {
    type: 'calculator',
    data: dueDate.data,
    early: [typeEarly('input[type=date]', '2026-09-01')],
    steps: [press('[type=submit]'), press('[aria-live] button')],
    says: /June/,
  },
  'comparison dropdown': {
    type: 'comparison-dropdown',
    data: comparisonDropdown.data,
    early: [press('summary'), press('[type=checkbox]', 0)],
    steps: [
      press('[type=checkbox]', 1),
      press('details button'),
      press('[type=checkbox]', 1),
      press('[type=checkbox]', 2),
    ],
    says: /2 of 2 chosen/,
  },
  'diet compare': {
    type: 'diet-compare',
    data: dietCompare.data,
    early: [press('[type=checkbox]', 0)],
    steps: [press('[type=checkbox]', 1), press('[type=checkbox]', 2), press('[type=checkbox]', 3)],
    says: /Comparing .+ with .+\./,
  },
  'side effects': {
    type: 'side-effects',
    data: sideEffects.data,
    early: [press('summary')],
    steps: [press('[role=tab]', 1), press('[data-current] summary'), press('[role=tab]', 0)],
    says: /./,
  },
  video: { type: 'video', data: video.data, early: [press('button')], steps: [press('summary')], says: /./ },
  'drug savings': {
    type: 'drug-savings',
    data: drugSavings.data,
    early: [press('summary'), typeEarly('[name=zip]', '60601')],
    steps: [press('form [type=submit]'), () => void jest.advanceTimersByTime(10_000)],
    says: /Fernwick/,
  },
};

const interferences: Record<string, Interference> = {
  'a translator that replaces texts': replaceTexts,
  'a translator that puts its texts before ours': putBeforeTexts,
  'a translator that joins texts': joinTexts,
  'a highlighter': wrapTexts,
  'a password manager': addIcons,
  'a helper for forms': wrapFields,
};

const fetchBefore = globalThis.fetch;
const answers: Record<string, unknown> = {
  '/api/tip/lookup': { demographics: { Latitude: 41.88, Longitude: -87.62, City: 'Chicago', State: 'IL' } },
  '/api/samplerx/prices': {
    data: [
      {
        retailer: {
          id: 'r',
          name: 'Fernwick',
          location: { id: 'l', coordinates: { latitude: 41.9, longitude: -87.62 } },
        },
        price: { amount: 12, currency: 'USD' },
      },
    ],
    seenAt: '2026-11-26T16:05:00Z',
  },
};
let warnings: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 28, 12) });
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
  // React for developers says what differs, also where it is an attribute that it leaves as it is.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  globalThis.fetch = async (address) => {
    const text = JSON.stringify(answers[new URL(String(address), 'https://pagewell.example').pathname]);
    return { status: 200, ok: true, text: async () => text } as Response;
  };
  Element.prototype.scrollIntoView = () => {};
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });
});
afterEach(() => {
  globalThis.fetch = fetchBefore;
  jest.restoreAllMocks();
  sessionStorage.clear();
  jest.useRealTimers();
});

/** Does what a reader does while something else changes the page, from one moment on. */
async function outcome(
  { type, data, early, steps }: Use,
  interfere: Interference,
  from: number,
): Promise<unknown> {
  const island = showIsland(type, data, { articlePath: '/a', indexOfKind: 0, country: 'US' });
  const reports = collectReports(trackingDomEvent) as TrackingEvent[];
  // Its reader comes first, whatever else its moment may be.
  island.setAttribute(islandAttributes.hydrate, 'interaction');
  const { default: component } = await registry[type].load();
  const { promise: loaded, resolve: deliver } = Promise.withResolvers<IslandChunks>();
  const started = startIsland(island, () => loaded);
  const hydrates = async (): Promise<void> => {
    deliver({ hydrate, component });
    await started;
  };
  const moments: (() => void | Promise<void>)[] = [...early, hydrates, ...steps];
  const seen: unknown[] = [];
  for (const [index, step] of moments.entries()) {
    if (index >= from) interfere(root());
    // What changes a page and what its reader does are two tasks of the browser.
    await null;
    await act(async () => step());
    await act(toggled);
    if (index >= early.length) seen.push(state());
  }
  const failures = reports.filter(({ metric }) => metric && metric !== 'client.hydrate.mismatch');
  return { seen, failures, status: island.getAttribute(islandAttributes.status) };
}

function state(): unknown {
  return {
    words: ownWords(root()),
    fields: [...root().querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
      ({ value, checked, disabled }) => [value, checked, disabled].join(),
    ),
    buttons: [...root().querySelectorAll('button')].map(({ disabled }) => disabled),
    disclosures: [...root().querySelectorAll('details, dialog')].map((part) => part.hasAttribute('open')),
    frames: root().querySelectorAll('iframe').length,
    focus: [...root().querySelectorAll('a, button, input, select, textarea, summary, h3')].indexOf(
      document.activeElement ?? root(),
    ),
  };
}

/** Each use is tried with the commonest translator and one of the others, or with all of them. */
function isTried(use: Use, interfere: Interference): boolean {
  const [commonest, ...others] = Object.values(interferences);
  const inTurn = others[Object.values(uses).indexOf(use) % others.length];
  return triesEverything || interfere === commonest || interfere === inTurn;
}

/** Settles once jsdom has told of what was opened or closed before: it does so by a timer of its own, in order. */
const toggled = async (): Promise<void> => {
  const details = document.createElement('details');
  const told = new Promise<Event>((resolve) => {
    details.ontoggle = resolve;
  });
  details.open = true;
  await told;
};

const nothing: Interference = () => {};

test('every type of island is used', () => {
  const islands = Object.entries(registry).filter(([, { hydrate }]) => hydrate !== 'never');
  expect([...new Set(Object.values(uses).map((use) => use.type))].sort()).toEqual(
    islands.map(([name]) => name).sort(),
  );
});

describe.each(Object.entries(uses))('%s', (_name, use) => {
  let undisturbed: unknown;

  test('is used to its end', async () => {
    undisturbed = await outcome(use, nothing, 0);
    expect(ownWords(root())).toMatch(use.says);
    expect(warnings).not.toHaveBeenCalled();
  });

  // All of them take half a minute: `npm run test:long`.
  test.each(Object.entries(interferences).filter(([, interfere]) => isTried(use, interfere)))(
    'works the same and keeps what was entered with %s, from before and from after it was hydrated',
    async (_interference, interfere) => {
      expect(await outcome(use, interfere, use.early.length)).toEqual(undisturbed);
      expect(await outcome(use, interfere, use.early.length + 1)).toEqual(undisturbed);
    },
  );
});
