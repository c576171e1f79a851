/** Work that can pause between steps, to yield or to wait for a promise. */
export type Steps<Outcome> = Generator<Promise<unknown> | undefined, Outcome, void>;

/** Returns a promise to await after a long slice; else undefined. */
export type YieldIfDue = () => Promise<void> | undefined;

/** Runs all steps synchronously. They must not wait. */
export function runSync<Outcome>(steps: Steps<Outcome>): Outcome {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

export async function runYielding<Outcome>(steps: Steps<Outcome>, yieldIfDue: YieldIfDue): Promise<Outcome> {
  let step = steps.next();
  while (!step.done) {
    const pause = step.value ?? yieldIfDue();
    if (pause) await pause;
    step = steps.next();
  }
  return step.value;
}
