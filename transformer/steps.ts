/** Work that can stop between its steps, so that others have their turn. */
export type Steps<Outcome> = Generator<void, Outcome, void>;

/** A pause, where work has gone on for long enough; undefined where it has not. */
export type GiveWay = () => Promise<void> | undefined;

/** Does all steps in one go. */
export function atOnce<Outcome>(steps: Steps<Outcome>): Outcome {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Does the steps, and asks between them whether to pause. */
export async function inTurns<Outcome>(steps: Steps<Outcome>, giveWay: GiveWay): Promise<Outcome> {
  let step = steps.next();
  while (!step.done) {
    const pause = giveWay();
    if (pause) await pause;
    step = steps.next();
  }
  return step.value;
}
