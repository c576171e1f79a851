/** `npm run partner -- --port 4180 --fault slow` */
import { parseArgs } from 'node:util';
import { formulationsIn } from './formulationsIn.ts';
import { isPartnerFault, partnerFaults } from './partnerFaults.ts';
import { servePartner } from './servePartner.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4180' }, fault: { type: 'string', default: 'none' } },
});
const port = Number(values.port);
if (!isPartnerFault(values.fault) || !Number.isInteger(port) || port < 0 || port > 65_535) {
  process.stderr.write(
    `npm run partner -- --port NUMBER --fault NAME; faults: ${Object.keys(partnerFaults).join(', ')}\n`,
  );
  process.exit(2);
}
const formulations = formulationsIn('fixtures/drugs');
const partner = await servePartner({
  port,
  fault: values.fault,
  formulationOf: async (id) => formulations.get(id),
});
process.stdout.write(`The sample partner is at ${partner.url}, with this fault: ${values.fault}.
Another one: curl -X POST ${partner.url}/fault/slow (${Object.keys(partnerFaults).join(', ')})
The site with it: PRICING_API_URL=${partner.url} PRICING_SITE_URL=${partner.url} npm start
`);
