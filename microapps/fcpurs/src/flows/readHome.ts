import { readRates, readWallet } from '../api/calls.ts';

/** The wallet beside the rates of now. */
export async function readHome(signal: AbortSignal) {
  const [wallet, rates] = await Promise.all([
    readWallet(undefined, { signal }),
    readRates(undefined, { signal }),
  ]);
  return { wallet, rates };
}
export type HomeData = Awaited<ReturnType<typeof readHome>>;
