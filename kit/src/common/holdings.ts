import { defineCall, wireList } from '../api/index.ts';
import { type Infer, v } from '../schema/index.ts';

/** What becomes of a holding when its owner leaves its service: it must be resolved first, it stays, or it ends. */
export type OnLeave = 'blocks' | 'stays' | 'ends';

/** Something that a customer has in a service, or that is under way there. */
export interface Holding {
  /** the same for the same thing */
  id: string;
  /** id of the app that has it */
  service: string;
  serviceName: { ko: string; en: string };
  kind: string;
  name: { ko: string; en: string };
  /** how much: a decimal text in whole units; null where there is no sum */
  amount: { currency: string; value: string } | null;
  onLeave: OnLeave;
  /** what happens to it, in one sentence */
  fate: { ko: string; en: string };
  /** the screen where it is resolved: its code, with a query where it needs one; empty where there is none */
  screen: string;
}

const answer = v.object({
  hldngList: wireList(
    v.object({
      hldngId: v.string(),
      className: v.string(),
      svcNm: v.optional(v.string()),
      svcEngNm: v.optional(v.string()),
      kndCd: v.optional(v.string()),
      hldngNm: v.string(),
      hldngEngNm: v.string(),
      crncyCd: v.optional(v.string()),
      amt: v.optional(v.string()),
      lvCd: v.picklist(['BLCK', 'STAY', 'ENDS']),
      lvCtnt: v.optional(v.string()),
      lvEngCtnt: v.optional(v.string()),
      routeName: v.optional(v.string()),
    }),
  ),
});

const onLeave = { BLCK: 'blocks', STAY: 'stays', ENDS: 'ends' } as const;

/** The code with which a service refuses to let a customer leave who must resolve something first. */
export const LEAVE_HOLDS = 'LEAVE_HOLDS';

/**
 * What a member has in one service, or in all, with what becomes of it on leaving. A page before leaving shows it
 * (`HoldingsList` of `@wallet/kit/app`). The call is ours (the specification states none).
 */
export const readHoldings = defineCall<{ service?: string } | undefined, Infer<typeof answer>, Holding[]>({
  method: 'GET',
  path: '/mstr/main/holdings',
  answer,
  send: (input) => ({ params: input?.service === undefined ? {} : { className: input.service } }),
  to: ({ hldngList }) =>
    hldngList.map((one) => ({
      id: one.hldngId,
      service: one.className,
      serviceName: { ko: one.svcNm ?? '', en: one.svcEngNm ?? '' },
      kind: one.kndCd ?? '',
      name: { ko: one.hldngNm, en: one.hldngEngNm },
      amount: one.amt && one.crncyCd ? { currency: one.crncyCd, value: one.amt } : null,
      onLeave: onLeave[one.lvCd],
      fate: { ko: one.lvCtnt ?? '', en: one.lvEngCtnt ?? '' },
      screen: one.routeName ?? '',
    })),
  spinner: false,
});

/** What must be resolved before its owner can leave. */
export function blockingHoldings(holdings: readonly Holding[]): Holding[] {
  return holdings.filter(({ onLeave: end }) => end === 'blocks');
}

/** The holdings of each service, those with something to resolve first, and within a service likewise. */
export function holdingsByService(
  holdings: readonly Holding[],
): { service: string; name: Holding['serviceName']; holdings: Holding[] }[] {
  const groups = new Map<string, Holding[]>();
  for (const one of holdings) groups.set(one.service, [...(groups.get(one.service) ?? []), one]);
  return [...groups.entries()]
    .map(([service, own]) => ({
      service,
      name: own[0]?.serviceName ?? { ko: service, en: service },
      holdings: own.toSorted((one, other) => rank(one) - rank(other)),
    }))
    .toSorted((one, other) => first(one.holdings) - first(other.holdings));
}

const order: readonly OnLeave[] = ['blocks', 'ends', 'stays'];
const rank = (one: Holding) => order.indexOf(one.onLeave);
const first = (own: readonly Holding[]) => Math.min(...own.map(rank));
