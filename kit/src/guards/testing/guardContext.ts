import { vi } from 'vitest';
import { paymentTermsServices } from '../../common/index.ts';
import type { ScreenFlag } from '../../manifest/index.ts';
import type { GuardContext } from '../GuardContext.ts';
import type { GuardLookups } from '../GuardLookups.ts';
import { allow } from '../Verdict.ts';

type Screen = GuardContext['screen'];

/** What a row of the table says of its situation; the rest is an ordinary member in the app with everything right. */
export interface Situation extends Omit<Partial<GuardContext>, 'screen' | 'query' | 'lookups'> {
  flags?: readonly ScreenFlag[];
  screen?: Partial<Screen>;
  query?: string;
  lookups?: Partial<GuardLookups>;
}

export const member = { memberId: 'W1', isDeveloper: false };
export const developer = { memberId: 'W2', isDeveloper: true };

type Agreements = Record<string, { termsId: string; isAgreed: boolean }[]>;

/** One term agreed to of each service of the payment area, but for what a row says of a service. */
export function agreedTo(otherwise: Agreements) {
  const agreed: Agreements = Object.fromEntries(
    paymentTermsServices.map((service) => [service, [{ termsId: `CML0001${service}`, isAgreed: true }]]),
  );
  return Object.entries({ ...agreed, ...otherwise }).map(([serviceCode, agreements]) => ({
    serviceCode,
    agreements,
  }));
}

/** Spied lookups that say yes to everything. */
export function lookupsThatSayYes(): GuardLookups {
  return {
    cddTarget: vi.fn(async () => '0' as const),
    pointWallet: vi.fn(async () => ({ exists: true, mainAccount: true })),
    gpaymentUser: vi.fn(async () => true),
    paymentTerms: vi.fn(async () => agreedTo({})),
    locationAgreed: vi.fn(async () => true),
  };
}

export function contextOf({ flags = [], screen, query, lookups, ...rest }: Situation = {}): GuardContext {
  return {
    query: new URLSearchParams(query),
    isNative: true,
    hasHostHelper: true,
    config: { developerScreens: true },
    person: member,
    loginCode: '02K1',
    now: new Date('2026-11-21T12:00:00+09:00'),
    hasPopupHost: true,
    hasStepParam: true,
    gate: async () => allow,
    ...rest,
    screen: {
      code: 'FTR22000',
      path: '/forest/FTR22000',
      title: { ko: '숲', en: 'Forest' },
      flags: Object.fromEntries(flags.map((flag) => [flag, true])),
      ...screen,
    },
    lookups: { ...lookupsThatSayYes(), ...lookups },
  };
}
