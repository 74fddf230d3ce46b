import type { PeopleCounts } from '@wallet/kit/booking';

/** Who comes; `free` is under 7, 65 and over, disabled or a veteran, with proof at the gate. */
export const kinds = ['adult', 'youth', 'child', 'free'] as const;
export type Kind = (typeof kinds)[number];
export const nobody: PeopleCounts<Kind> = { adult: 0, youth: 0, child: 0, free: 0 };

/** Session 0 of Sejong is the garden without the glasshouse: half of the price is paid. */
export const toPay = (price: number, session: string): number => (session === '0' ? price / 2 : price);

/** Kinds of those who come to a class, and how many at most. */
export const groups = { PERSON: 8, FAMILY: 8, GROUP: 20 } as const;
export type Group = keyof typeof groups;

/** A number plate: `12가3456` or `123가4567`. */
export const isPlate = (text: string): boolean => /^\d{2,3}[가-힣]\d{4}$/.test(text);
