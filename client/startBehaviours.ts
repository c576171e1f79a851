import {
  type BehaviourModule,
  type BehaviourParts,
  type BehaviourStatus,
  behaviourListAttribute,
  behaviourStatusAttribute,
  type ListedBehaviour,
} from '#contracts/behaviour.ts';
import { importInTime, type Module } from './moments/importInTime.ts';
import { reportMissingScript } from './moments/reportClientError.ts';
import { untilMoment } from './moments/untilMoment.ts';

/** Also for elements that are inserted later, in dialogs and hydrated islands. */
export function startBehaviours(
  page: Document,
  parts: BehaviourParts,
  importModule?: (address: string) => Promise<Module>,
): void {
  const lookers = readList(page).map(([address, marker, moment]) => {
    const known = new WeakSet<Element>();
    let start: Promise<BehaviourModule['start'] | undefined> | undefined;

    const begin = async (element: Element): Promise<void> => {
      const pending = await untilMoment(moment, element, [element]);
      start ??= importStart(page, address, importModule);
      const found = await start;
      try {
        await found?.(element, parts);
      } catch (cause) {
        pending?.release();
        throw cause;
      }
      const status: BehaviourStatus = found ? 'started' : 'failed';
      element.setAttribute(behaviourStatusAttribute, status);
      if (found) pending?.replay();
      else pending?.release();
    };
    return (): void => {
      for (const element of page.querySelectorAll(marker)) {
        if (known.has(element)) continue;
        known.add(element);
        begin(element).catch(reportError);
      }
    };
  });
  const lookForAll = (): void => {
    for (const look of lookers) look();
  };
  lookForAll();
  new MutationObserver(lookForAll).observe(page, { childList: true, subtree: true });
}

/** Undefined if the script fails to load, which is counted once. */
async function importStart(
  page: Document,
  address: string,
  importModule?: (address: string) => Promise<Module>,
): Promise<BehaviourModule['start'] | undefined> {
  try {
    const [module] = await importInTime([address], importModule);
    if (isStart(module?.start)) return module.start;
    throw new TypeError('No start');
  } catch (cause) {
    reportMissingScript(page, cause);
    return undefined;
  }
}

/** Whether an export is the start function. The build writes script and address together. */
function isStart(exported: unknown): exported is BehaviourModule['start'] {
  return typeof exported === 'function';
}

/** The list comes from our server, with the page's HTML. */
function readList(page: Document): ListedBehaviour[] {
  return JSON.parse(page.querySelector(`[${behaviourListAttribute}]`)?.textContent || '[]');
}
