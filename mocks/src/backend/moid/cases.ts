import { remembered } from '../room.ts';
import type { At, Kind } from './kinds.ts';

/** What proves who one is: for a card, for this phone, for another secret number. */
type Purpose = 'ISSU' | 'MOVE' | 'RSET';

export interface Case {
  txId: string;
  purpose: Purpose;
  idType: Kind | '';
  issueType: 'FIRST_ISSUE' | 'SECOND_CA_CONNECT' | 'SECOND_VC_ISSUE' | 'SECOND_VC_CONNECT' | '';
  step: 'DOC' | 'FACE' | 'PIN' | 'ISSU' | 'WAIT' | 'DONE';
  /** at its end a secret number is chosen; else the one that is there is asked for */
  isNewPin: boolean;
  /** ms */
  until: number;
  /** when its issuer has made it, in ms, once it works on it */
  madeMs?: number;
  /** the clerk of the office whose QR was scanned */
  staffId?: string;
}

const CASE_MS = 30 * 60_000;
/** The one-time QR of an office, and the clerk who shows it. */
const office = /^WALLET-OFFICE-(\w{4,12})$/;

/** The clerk whose one-time QR it is; undefined where it is none. */
export const clerkOf = (text: unknown) => office.exec(String(text))?.[1];
export const casesOf = (context: At) => remembered(context, 'moid.cases', () => [] as Case[]);

export function caseOf(context: At, txId: unknown): Case | null {
  const now = context.get('world').now().getTime();
  return casesOf(context).find((one) => one.txId === txId && one.until > now) ?? null;
}

/** What is still under way, the latest first. */
export function openCases(context: At): Case[] {
  const now = context.get('world').now().getTime();
  return casesOf(context).filter(({ step, until }) => step !== 'DONE' && until > now);
}

/** Begins a case; a second WebView that wants the same joins it. */
export function beginCase(context: At, wish: Omit<Case, 'txId' | 'until'>): Case {
  const same = openCases(context).find((one) => one.purpose === wish.purpose && one.idType === wish.idType);
  if (same) return same;
  const until = context.get('world').now().getTime() + CASE_MS;
  const fresh = { ...wish, txId: crypto.randomUUID(), until };
  casesOf(context).unshift(fresh);
  return fresh;
}
