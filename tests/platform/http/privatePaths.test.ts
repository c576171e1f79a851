import { privatePrefix } from '#platform/http/privatePaths.ts';

const beginnings = ['/drugs', '/api/drivers/v4'];

describe('of a path that says what somebody looks for', () => {
  test.each([
    ['/drugs', '/drugs'],
    ['/drugs/', '/drugs'],
    ['/drugs/atorvastatin/coupon', '/drugs'],
    ['/api/drivers/v4/health/migraine', '/api/drivers/v4'],
    // Written in ways that lead nowhere, and say it all the same.
    ['/Drugs/Atorvastatin', '/drugs'],
    ['//drugs/atorvastatin', '/drugs'],
    ['/%64rugs/atorvastatin', '/drugs'],
    ['/drugs%2Fatorvastatin', '/drugs'],
    ['/drugs%3Fq=atorvastatin', '/drugs'],
    ['/drugs;atorvastatin', '/drugs'],
    ['/drugs/%E0%A4%A', '/drugs'],
  ])('%s the beginning is told: %s', (path, told) => expect(privatePrefix(path, beginnings)).toBe(told));

  test.each(['/', '/drugstores', '/drugs-and-sleep', '/health/drugs', '/api/drivers'])(
    'nothing is taken away where it begins with none of them: %s',
    (path) => expect(privatePrefix(path, beginnings)).toBeUndefined(),
  );
});
