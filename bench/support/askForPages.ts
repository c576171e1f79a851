import autocannon from 'autocannon';

interface Asking {
  origin: string;
  /** Readers who each ask for another page when the last one is there. */
  readers: number;
  /** Pages in all. */
  amount: number;
  encoding: string | undefined;
}

const lastPages = new Map<string, number>();

export function askForPages({ origin, readers, amount, encoding }: Asking) {
  return autocannon({
    url: origin,
    connections: readers,
    amount,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
    requests: [
      {
        setupRequest: (request) => {
          const page = (lastPages.get(origin) ?? 0) + 1;
          lastPages.set(origin, page);
          return { ...request, path: `/articles/${page}` };
        },
      },
    ],
  });
}
