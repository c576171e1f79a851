import { jest } from '@jest/globals';
import { Counter, Registry } from 'prom-client';
import { Delivery, maxUnderWay } from '#features/newsletter/delivery.ts';
import type { Mail } from '#platform/mail/mail.ts';

const mail: Mail = { to: 'ada@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello' };

/** A delivery whose mail server answers as told, one answer a try. */
function deliveryOver(...answers: (Error | undefined)[]) {
  const tries: Mail[] = [];
  const told: unknown[] = [];
  const log = {
    error: (...line: unknown[]) => void told.push(line),
  };
  const mails = new Counter({
    name: 'mails',
    help: 'mails',
    labelNames: ['outcome'],
    registers: [new Registry()],
  });
  const send = async (given: Mail) => {
    const answer = answers[tries.length];
    tries.push(given);
    if (answer) throw answer;
  };
  const delivery = new Delivery({ mailer: { send }, log, mails });
  const counted = async () =>
    Object.fromEntries((await mails.get()).values.map(({ labels, value }) => [labels.outcome, value]));
  return { delivery, tries, told, counted };
}

const refusal = (responseCode?: number) =>
  Object.assign(new Error('550 no ada@example.org here'), { code: 'EENVELOPE', responseCode });

describe('the delivery of mails', () => {
  test('counts those that were taken', async () => {
    const { delivery, counted, told } = deliveryOver();
    delivery.send(mail);
    await delivery.idle();
    expect([await counted(), told]).toEqual([{ sent: 1 }, []]);
  });

  test('stops trying what was refused for good, and says so without the address', async () => {
    const failed = jest.fn(async () => undefined);
    const { delivery, tries, counted, told } = deliveryOver(refusal(550));
    delivery.send(mail, failed);
    await delivery.idle();
    expect(tries).toHaveLength(1);
    expect(failed).toHaveBeenCalledTimes(1);
    expect(await counted()).toEqual({ failed: 1 });
    expect(JSON.stringify(told)).toContain('EENVELOPE');
    expect(JSON.stringify(told)).not.toContain('ada@');
  });

  test('tries twice more what was not taken for now, unless it ends', async () => {
    const { delivery, tries, counted } = deliveryOver(refusal(451), refusal(), undefined);
    delivery.send(mail);
    // Nobody waits for the pauses any more.
    await delivery.close();
    expect(tries.length).toBeGreaterThanOrEqual(1);
    expect(tries.length).toBeLessThanOrEqual(3);
    expect(Object.values(await counted())).toEqual([1]);
  });

  test('has so many under way, and loses what is more', async () => {
    const { delivery, counted, tries } = deliveryOver();
    for (let count = 0; count <= maxUnderWay; count++) delivery.send(mail);
    await delivery.idle();
    expect(tries).toHaveLength(maxUnderWay);
    expect(await counted()).toEqual({ lost: 1, sent: maxUnderWay });
  });
});
