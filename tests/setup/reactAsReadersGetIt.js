import { readFileSync } from 'node:fs';

/**
 * React as readers get it, in tests of what renders pages: the one for developers takes more than half of their time.
 * Tests of widgets and of what runs in a browser keep that one: it tells mistakes, and `act` is nowhere else. React
 * decides by NODE_ENV, when it is loaded.
 */
const rendersPages =
  /\/tests\/(cli|content|features|fixtures|hostile|long|rules|schemas|server|shell|transformer)\//;
const bringsToLife = /testing-library|support\/island/;

const { testPath } = expect.getState();
if (rendersPages.test(testPath) && !bringsToLife.test(readFileSync(testPath, 'utf8'))) {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await import('react/jsx-runtime');
  await import('react-dom/server');
  process.env.NODE_ENV = NODE_ENV;
}
