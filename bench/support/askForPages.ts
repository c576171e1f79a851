import autocannon from 'autocannon';

interface Asking {
  origin: string;
  /** Readers who each ask for another page when the last one is there. */
  readers: number;
  /** Pages in all. */
  amount: number;
  encoding: string | undefined;
}

let pages = 0;

/** Asks for so many pages of `articleCms.ts` that nobody has asked for before. */
export function askForPages({ origin, readers, amount, encoding }: Asking) {
  return autocannon({
    url: origin,
    connections: readers,
    amount,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
    requests: [
      {
        setupRequest: (request) => {
          pages += 1;
          return { ...request, path: `/articles/${pages}` };
        },
      },
    ],
  });
}
