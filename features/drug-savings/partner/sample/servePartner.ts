import { createServer, type ServerResponse } from 'node:http';
import { isPartnerFault, type PartnerFault, partnerFaults } from './partnerFaults.ts';
import { askSamplePartner, type FormulationOf } from './samplePartner.ts';

export interface ServedPartner extends AsyncDisposable {
  url: string;
  setFault: (fault: PartnerFault) => void;
  asked: readonly AskedPartner[];
}

interface AskedPartner {
  url: string;
  headers: NodeJS.Dict<string | string[]>;
}

interface ServeOptions {
  /** 0 for any free port. */
  port: number;
  formulationOf: FormulationOf;
  fault?: PartnerFault;
}

const maxRequests = 1_000;

/** To this machine only. `POST /fault/{name}` sets a fault, `none` removes it. */
export async function servePartner(options: ServeOptions): Promise<ServedPartner> {
  const { port, formulationOf, fault: first = 'none' } = options;
  let fault = first;
  const requests: AskedPartner[] = [];
  const server = createServer((request, response) => {
    const { url: path = '/', headers, method } = request;
    const url = new URL(path, 'http://127.0.0.1');
    if (method === 'POST') {
      const name = url.pathname.replace(/^\/fault\//, '');
      if (!isPartnerFault(name))
        return say(response, 404, `There are: ${Object.keys(partnerFaults).join(', ')}\n`);
      fault = name;
      return say(response, 200, `The partner has this fault now: ${fault}\n`);
    }
    requests.push({ url: path, headers });
    if (requests.length > maxRequests) requests.shift();
    askSamplePartner(url, formulationOf).then(
      (answer) => partnerFaults[fault](response, answer),
      () => say(response, 500, 'The list of drugs could not be read.\n'),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const chosen = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${chosen}`,
    setFault: (next) => {
      fault = next;
    },
    asked: requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(text);
}
