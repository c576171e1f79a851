import { CircuitBreaker, resetMs, volumeThreshold, windowMs } from '#platform/upstream/circuitBreaker.ts';

let now: number;
let breaker: CircuitBreaker;
beforeEach(() => {
  now = 1_000_000;
  breaker = new CircuitBreaker(() => now);
});

type Outcome = 'succeeded' | 'failed' | 'cancelled';

function call(outcomes: readonly Outcome[]): number {
  const permits = outcomes.map((outcome) => {
    const permit = breaker.tryAcquire();
    permit?.[outcome]();
    return permit;
  });
  return permits.filter((permit) => permit !== undefined).length;
}
const times = (count: number, outcome: Outcome): Outcome[] => Array.from({ length: count }, () => outcome);
const open = () => call(times(volumeThreshold, 'failed'));

describe('a closed circuit breaker', () => {
  it('stays closed below the volume threshold, however many calls fail', () => {
    expect(call(times(volumeThreshold - 1, 'failed'))).toBe(volumeThreshold - 1);
    expect(breaker.state).toBe('closed');
  });

  it('opens at the volume threshold when half of the calls failed', () => {
    call([...times(volumeThreshold / 2, 'succeeded'), ...times(volumeThreshold / 2, 'failed')]);
    expect(breaker.state).toBe('open');
    expect(breaker.timesOpened).toBe(1);
  });

  it('stays closed when less than half failed', () => {
    call([...times(volumeThreshold / 2 + 1, 'succeeded'), ...times(volumeThreshold / 2 - 1, 'failed')]);
    expect(breaker.state).toBe('closed');
  });

  it('forgets failures that are older than the window', () => {
    call(times(volumeThreshold - 1, 'failed'));
    now += windowMs;
    call(['failed']);
    expect(breaker.state).toBe('closed');
  });

  it('remembers failures within the window', () => {
    call(times(volumeThreshold - 1, 'failed'));
    now += windowMs - 1;
    call(['failed']);
    expect(breaker.state).toBe('open');
  });

  it('does not count calls that were cancelled', () => {
    call(times(100, 'cancelled'));
    expect(breaker.state).toBe('closed');
  });

  it('counts the failures of one subject once in its window, and those of each other one', () => {
    for (let index = 0; index < 5 * volumeThreshold; index += 1) breaker.tryAcquire()?.failed('one question');
    expect(breaker.state).toBe('closed');
    for (let index = 0; index < volumeThreshold; index += 1)
      breaker.tryAcquire()?.failed(`question ${index}`);
    expect(breaker.state).toBe('open');
  });

  it('counts each call once, whatever is said of it later', () => {
    for (let index = 0; index < volumeThreshold; index += 1) {
      const permit = breaker.tryAcquire();
      permit?.succeeded();
      permit?.failed();
    }
    expect(breaker.state).toBe('closed');
  });
});

describe('an open circuit breaker', () => {
  beforeEach(() => open());

  it('lets nothing through until its pause is over', () => {
    now += resetMs - 1;
    expect(breaker.tryAcquire()).toBeUndefined();
    now += 1;
    expect(breaker.tryAcquire()).toBeDefined();
  });

  it('lets exactly one probe through after the pause, however many ask', () => {
    now += resetMs;
    const permits = Array.from({ length: 50 }, () => breaker.tryAcquire());
    expect(permits.filter((permit) => permit !== undefined)).toHaveLength(1);
    expect(breaker.state).toBe('half-open');
  });

  it('closes when the probe succeeds, and begins to count anew', () => {
    now += resetMs;
    call(['succeeded']);
    expect(breaker.state).toBe('closed');
    expect(call(times(volumeThreshold - 1, 'failed'))).toBe(volumeThreshold - 1);
    expect(breaker.state).toBe('closed');
  });

  it('opens for another pause when the probe fails', () => {
    now += resetMs;
    call(['failed']);
    expect(breaker.state).toBe('open');
    expect(breaker.timesOpened).toBe(2);
    now += resetMs - 1;
    expect(breaker.tryAcquire()).toBeUndefined();
  });

  it('lets another probe through at once when the first was cancelled', () => {
    now += resetMs;
    expect(call(['cancelled', 'succeeded'])).toBe(2);
    expect(breaker.state).toBe('closed');
  });

  it('hears nothing from calls that began before it opened', () => {
    breaker = new CircuitBreaker(() => now);
    const late = breaker.tryAcquire();
    open();
    late?.succeeded();
    expect(breaker.state).toBe('open');
  });
});
