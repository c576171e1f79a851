import nock from 'nock';

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => {
  nock.enableNetConnect();
  nock.restore();
});

/**
 * For one test file: while it runs no request leaves the machine, and when it has ended nothing is intercepted any
 * more. Files share a process, and a nock that one of them leaves behind answers the requests of the next as well: two
 * answers in one response.
 */
export { nock };
