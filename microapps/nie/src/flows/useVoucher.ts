import { useLoadKept } from '@wallet/kit/app';

const lifeMs = 24 * 3_600_000;

/** A booking and when it was read (ms); where no answer comes, the one that was shown last. */
export const useVoucher = <T extends { number: string }>(
  number: string,
  read: (number: string, settings: { signal: AbortSignal }) => Promise<T>,
) =>
  useLoadKept(
    'nie.booking',
    async (signal) => ({ booking: await read(number, { signal }), at: Date.now() }),
    [number],
    { lifeMs, isIt: ({ booking }) => booking.number === number },
  );
