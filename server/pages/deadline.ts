/** What {@link withinDeadline} answers when the time is up. */
export const timeIsUp = Symbol('time is up');

/** The work's outcome, or {@link timeIsUp}. The work goes on: others may wait for it, and what it makes is kept. */
export async function withinDeadline<Value>(
  work: Promise<Value>,
  milliseconds: number,
): Promise<Value | typeof timeIsUp> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<typeof timeIsUp>((resolve) => {
    timer = setTimeout(() => resolve(timeIsUp), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
