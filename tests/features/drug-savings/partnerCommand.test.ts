import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { partnerFaults } from '#features/drug-savings/partner/sample/partnerFaults.ts';

const program = 'features/drug-savings/partner/sample/main.ts';
const { NODE_OPTIONS: _options, ...env } = process.env;
const docs = readFileSync('docs/drug-savings.md', 'utf8');

describe('npm run partner', () => {
  test('runs this program, once what is generated is there', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(scripts.partner).toBe(`npm run generate && node ${program}`);
  });

  test('says where it is, and takes faults as the docs have them', async () => {
    const partner = spawn(process.execPath, [program, '--port', '0', '--fault', 'busy'], { env });
    try {
      const [said] = await once(partner.stdout, 'data');
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(said)) ?? [];
      const prices = `${url}/prices?formulationId=100001&quantity=30&lat=39.126564&long=-85.971322&zip=47201`;
      expect((await fetch(prices)).status).toBe(429);
      expect((await fetch(`${url}/fault/none`, { method: 'POST' })).status).toBe(200);
      expect(await (await fetch(prices)).json()).toEqual({ data: expect.any(Array) });
      const unknown = await fetch(`${url}/fault/tired`, { method: 'POST' });
      expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('slow, drip')]);
    } finally {
      partner.kill();
    }
  });

  test.each([
    ['--fault', 'tired'],
    ['--port', '4180.5'],
    ['--port', '70000'],
  ])('ends with 2 where it is told %s %s', (option, value) => {
    const { status, stderr } = spawnSync(process.execPath, [program, option, value], {
      env,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining('--fault NAME')]);
  });

  test('has the faults that the docs list, and no others', () => {
    const [, table = ''] = docs.split('### A partner with a fault');
    const rows = [...table.matchAll(/^\| (`[^|]*`) \|/gm)].map(([, names = '']) => names);
    const listed = rows.flatMap((names) => names.split(', ').map((name) => name.replaceAll('`', '')));
    expect(listed.slice(0, Object.keys(partnerFaults).length).sort()).toEqual(
      Object.keys(partnerFaults).sort(),
    );
  });
});
