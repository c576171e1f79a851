/** Work that can stop between its steps, so that others have their turn, or because it waits for what a step gives. */
export type Steps<Outcome> = Generator<Promise<unknown> | undefined, Outcome, void>;

/** A pause, where work has gone on for long enough; undefined where it has not. */
export type GiveWay = () => Promise<void> | undefined;

/** Does all steps in one go, those alone that wait for nobody. */
export function atOnce<Outcome>(steps: Steps<Outcome>): Outcome {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Does the steps, waits where one does, and asks between them whether to pause. */
export async function inTurns<Outcome>(steps: Steps<Outcome>, giveWay: GiveWay): Promise<Outcome> {
  let step = steps.next();
  while (!step.done) {
    const pause = step.value ?? giveWay();
    if (pause) await pause;
    step = steps.next();
  }
  return step.value;
}
