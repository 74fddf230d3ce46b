import { v } from '@wallet/kit/schema';

/** The block of each kind with exactly its fields, empty (R815, R816, R817, R818). */
export const emptyBlocks = {
  gwangneung_ticket: {
    userName: '',
    cellPhone: '',
    carNum: '',
    choiceDate: '',

    parkingTime: '',
    productId: '',
    productName: '',
    isFreeDay: '',
  },
  sejong_ticket: { tmNum: '', selDt: '', trRdate: '', trPrice: 0, trPaymentPrice: 0 },
  sejong_edu: { eduIdx: '', esTicketCnt: 0, esPaymentPrice: 0, esGroup: '' },
  baekdu_edu: {
    eduIdx: '',
    esRoomCheck: '',
    esRoomType: '',
    esRoomCnt: 0,

    esRoomMoney: 0,
    esTicketCnt: 0,
    esPaymentPrice: 0,
  },
};
/** reservType: what is booked, and where (R814). */
export type ReservType = keyof typeof emptyBlocks;
export const reservTypes = Object.keys(emptyBlocks) as ReservType[];
export type Block<T extends ReservType> = (typeof emptyBlocks)[T];

/** Reservation info: one kind, and the block of that kind alone. */
export interface ReservInfo<T extends ReservType = ReservType> {
  reservType: T;
  info: Block<T>;
}

/** Reservation info anew: nothing of before is left, not even of the same kind; what is not given is empty (E57). */
export function reservInfo<T extends ReservType>(reservType: T, given: Partial<Block<T>>): ReservInfo<T> {
  const empty: Record<string, unknown> = emptyBlocks[reservType];
  const from: Record<string, unknown> = given;
  const kept = Object.entries(empty).map(([name, none]) => [
    name,
    typeof from[name] === typeof none ? from[name] : none,
  ]);
  return { reservType, info: Object.fromEntries(kept) as Block<T> };
}

const stored = v.object({ reservType: v.picklist(reservTypes), info: v.record(v.string(), v.unknown()) });

/** What storage holds, checked; null where it is no reservation info. */
export function readReservInfo(value: unknown): ReservInfo | null {
  const found = v.safeParse(stored, value);
  return found.success ? reservInfo(found.output.reservType, found.output.info as object) : null;
}
