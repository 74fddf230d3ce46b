import { ApiError, isDoubtful } from '@wallet/kit/api';
import { type Load, useLoad, useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';

const schema = v.object({ number: v.string(), shown: v.unknown(), at: v.number() });

/** A booking; where no answer comes the one that was shown last in this session, with the time it is of (ms). */
export function useVoucher<T>(
  number: string | null,
  read: (number: string, settings: { signal: AbortSignal }) => Promise<T>,
): Load<{ booking: T; offlineAt: number | null } | null> {
  const area = useWallet().session.area('nie');
  return useLoad(
    async (signal) => {
      if (!number) return null;
      try {
        const booking = await read(number, { signal });
        await area.write({ number, shown: booking, at: Date.now() });
        return { booking, offlineAt: null };
      } catch (error) {
        const kept = v.safeParse(schema, await area.read());
        const isOff = error instanceof ApiError && !error.silent && isDoubtful(error);
        if (!isOff || !kept.success || kept.output.number !== number) throw error;
        return { booking: kept.output.shown as T, offlineAt: kept.output.at };
      }
    },
    [number],
  );
}
