export interface Gift {
  code: string;
  name: string;
  /** points: 1 P is 1 won */
  price: number;
  /** fresh food is not taken back */
  kind: 'fresh' | 'plain';
  /** address of its picture, or empty */
  image: string;
  isSoldOut: boolean;
  isAdult: boolean;
  townCode: string;
  town: string;
}

export interface BasketLine extends Gift {
  count: number;
}

/** What is in the basket, town by town: an order is of one town. */
export function byTown(lines: readonly BasketLine[]): { code: string; town: string; lines: BasketLine[] }[] {
  const codes = [...new Set(lines.map(({ townCode }) => townCode))];
  return codes.map((code) => {
    const own = lines.filter(({ townCode }) => townCode === code);
    return { code, town: own[0]?.town ?? '', lines: own };
  });
}

export const totalOf = (lines: readonly { price: number; count: number }[]): number =>
  lines.reduce((sum, { price, count }) => sum + price * count, 0);

/** `again`: it came damaged and is sent once more. */
export const orderStates = [
  'ordered',
  'preparing',
  'sent',
  'delivered',
  'cancelled',
  'damaged',
  'again',
] as const;
export type OrderState = (typeof orderStates)[number];

export interface GiftOrder {
  number: string;
  at: string;
  state: OrderState;
  points: number;
  town: string;
  lines: { name: string; price: number; count: number }[];
  name: string;
  phone: string;
  address: string;
  canCancel: boolean;
  canTellDamage: boolean;
}

export const projectStates = ['coming', 'open', 'reached', 'ended'] as const;
type ProjectState = (typeof projectStates)[number];

/** A project that a town collects for. */
export interface Project {
  id: string;
  name: string;
  townCode: string;
  town: string;
  province: string;
  goal: number;
  sum: number;
  state: ProjectState;
  /** YYYYMMDD */
  from: string;
  until: string;
  daysLeft: number;
}

export const percentOf = ({ sum, goal }: Project): number =>
  goal === 0 ? 0 : Math.floor((sum / goal) * 100);
