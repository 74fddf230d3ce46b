import type { Context } from 'hono';
import type { ForeignCurrency } from '../ledger/index.ts';
import { type RoomEnv, remembered, type World } from '../room.ts';
import type { Price } from './charge.ts';
import type { Means } from './means.ts';
import type { CashMachine, Merchant } from './partners.ts';
import type { Transaction } from './transactionState.ts';

/** A payment that a read code began; spent, or closed by a later one, it pays no more. */
export interface Ticket {
  number: number;
  txToken: string;
  pyToken: string;
  kind: 'mpm' | 'atm';
  merchant: Merchant;
  machine?: CashMachine;
  /** of a machine: when the customer was told the rate, which is the one that counts */
  ratedAt?: Date;
  /** minor units that the code itself asks for */
  amount?: number;
  codeText: string;
  /** set by the request */
  quote?: {
    pyNo: string;
    price: Price;
    means: Means;
    /** ms since 1970: the price counts until then */
    endsAt: number;
  };
  isOpen: boolean;
}

/** A code that a customer shows. */
export interface ShownCode {
  key: string;
  memberId: string;
  /** how many sessions of the member had ended when it was made */
  sessionsEnded: number;
  pyToken: string;
  qrcode: string;
  barcode: string;
  /** ms since 1970 */
  expiresAt: number;
  state: 'open' | 'paid' | 'refused' | 'closed';
  transaction?: Transaction;
  /** why the till could not be paid by it */
  refusedBy?: string;
  /** whose money it is, as the till acts for them */
  payer: Pick<World, 'person' | 'personaId'>;
  natnlCd: string;
  means: Means;
  currency: ForeignCurrency;
}

/** An order that went out, until the customer has been told its end. */
export interface UntoldOrder {
  key: string;
  mode: '02' | '06' | '03';
  txToken: string;
  pyToken: string;
  /** number of the transaction it became; empty while it is none */
  tranSerno: string;
}

export interface PayState {
  tickets: Ticket[];
  codes: ShownCode[];
  /** keys of codes that were asked for before they came */
  closedKeys: Set<string>;
  /** merchants' codes for one payment that have been paid */
  paidCodes: Set<string>;
  untold: UntoldOrder[];
}

export function payStateOf(context: Context<RoomEnv>): PayState {
  return remembered(context, 'gpayment.pay', () => ({
    tickets: [],
    codes: [],
    closedKeys: new Set<string>(),
    paidCodes: new Set<string>(),
    untold: [],
  }));
}

/** Closes what began before a ticket: a customer who begins anew has given the older one up. */
export function closeOlder(state: PayState, number: number): void {
  for (const ticket of state.tickets) {
    if (ticket.number < number) ticket.isOpen = false;
  }
}

/** The customer has seen the end of a payment: it is not told anew. */
export function rememberTold(context: Context<RoomEnv>, tranSerno: string): void {
  const state = payStateOf(context);
  state.untold = state.untold.filter((order) => order.tranSerno !== tranSerno);
}
