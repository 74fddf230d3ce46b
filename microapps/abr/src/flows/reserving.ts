import { defineFlow, useAction, useWallet } from '@wallet/kit/app';
import type { PeopleCounts } from '@wallet/kit/booking';
import { v } from '@wallet/kit/schema';
import { reserve } from '../api/calls.ts';
import { type Kind, nobody } from '../model/price.ts';
import { type Block, type ReservType, readReservInfo, reservInfo } from '../model/reservInfo.ts';

/** The booking under way: which place is held. */
export const reserving = defineFlow('reserving', {
  first: 'FGR10000',
  schema: v.object({ reservNo: v.string() }),
});

/** Reservation info in the encrypted area `abr` of this session: one kind, and its block alone (E57). */
export function useReservInfo() {
  const area = useWallet().session.area('abr');
  return {
    read: async () => readReservInfo(await area.read()),
    async set<T extends ReservType>(reservType: T, given: Partial<Block<T>>) {
      const next = reservInfo(reservType, given);
      await area.write(next);
      return next;
    },
  };
}

const siteOf: Readonly<Record<ReservType, string>> = {
  gwangneung_ticket: 'gwangneung',
  sejong_ticket: 'sejong',

  sejong_edu: 'sejong',
  baekdu_edu: 'baekdu',
};

/** Keeps what is chosen, has the place held, and goes on to the check. */
export function useReserve(onRefusal: () => void) {
  const { navigate } = useWallet();
  const { begin } = reserving.useDraft();
  const { set } = useReservInfo();
  const run = async (reservType: ReservType, given: object, people: PeopleCounts<Kind> = nobody) => {
    const kept = await set(reservType, given);
    const { number } = await reserve({ ...kept, site: siteOf[reservType], people });
    await begin({ reservNo: number });
    navigate.push('FGR50000');
  };
  return useAction(run, { on: { ABR_TWICE: () => navigate.push('FGR60000') }, onRefusal });
}
