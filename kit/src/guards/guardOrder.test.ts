import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { screenFlags } from '../manifest/index.ts';
import type { GuardContext } from './GuardContext.ts';
import { guardChain, runGuards } from './runGuards.ts';
import { contextOf, developer, member } from './testing/guardContext.ts';
import { allow, redirect } from './Verdict.ts';

/** Readings section 2.1, written down a second time: what is broken, in the order in which it counts. */
const normativeOrder: readonly [string, (context: GuardContext) => boolean | Promise<boolean>][] = [
  ['forIndex', ({ screen }) => screen.flags?.forIndex === true],
  ['redirected', ({ screen }) => screen.redirect !== undefined],
  ['openWindow', ({ screen }) => screen.window !== undefined],
  ['hostHelper', ({ hasHostHelper }) => !hasHostHelper],
  ['digitalId', ({ screen, isNative }) => !isNative && screen.code === 'FGM40000'],
  ['forDeveloper', ({ screen, person }) => screen.flags?.forDeveloper === true && person !== developer],
  ['nativeOnly', ({ screen, isNative }) => screen.flags?.nativeOnly === true && !isNative],
  ['login', ({ screen, person }) => screen.flags?.forVisitor !== true && person === null],
  [
    'certificate',
    ({ screen: { flags = {} }, isNative, person, loginCode }) => {
      if (!isNative || person === null) return false;
      // Without an area the five codes are accepted, and none of them is a certificate login.
      const asksForLogin = flags.nativeOnly === true || flags.gpaymentAuthorization === true;
      return flags.loginCertAuth === true || (asksForLogin && loginCode !== '02K1');
    },
  ],
  [
    'cddEdd',
    async ({ screen: { flags = {} }, person, lookups }) =>
      flags.CDDEDD === true &&
      !flags.allowedCddEdd &&
      person === member &&
      (await lookups.cddTarget()) === '1',
  ],
  ['stepParam', ({ screen, hasStepParam }) => screen.flags?.stepParam === true && !hasStepParam],
  [
    'paymentAuthorization',
    async ({ screen: { flags = {} }, person, lookups }) => {
      if (!flags.gpaymentAuthorization || flags.forDeveloper) return false;
      if (person === null) return true;
      const { exists, mainAccount } = await lookups.pointWallet();
      return !exists || !mainAccount || !(await lookups.gpaymentUser());
    },
  ],
  [
    'termsAgreed',
    async ({ screen: { flags = {} }, isNative, person, loginCode, lookups }) =>
      flags.reStpulPop === true &&
      !flags.forDeveloper &&
      isNative &&
      person !== null &&
      loginCode === '02K1' &&
      (await lookups.gpaymentUser()) === true,
  ],
  ['screenGate', async (context) => (await context.gate?.(context))?.kind !== 'allow'],
];

const anyContext = fc
  .record({
    flags: fc.subarray([...screenFlags]),
    code: fc.constantFrom('FTR22000', 'FGM40000'),
    redirect: fc.constantFrom(undefined, undefined, '/main/FMA10000'),
    isClosed: fc.constantFrom(false, false, true),
    hasHostHelper: fc.constantFrom(true, true, false),
    isNative: fc.boolean(),
    person: fc.constantFrom(member, developer, null),
    loginCode: fc.constantFrom('02K1', '09E1'),
    hasStepParam: fc.boolean(),
    cddTarget: fc.constantFrom('0' as const, '1' as const),
    wallet: fc.record({ exists: fc.boolean(), mainAccount: fc.boolean() }),
    isUser: fc.boolean(),
    gate: fc.constantFrom(allow, redirect('/forest/gate')),
  })
  .map(({ code, redirect: to, isClosed, cddTarget, wallet, isUser, gate, ...rest }) =>
    contextOf({
      ...rest,
      screen: {
        code,
        path: `/forest/${code}`,
        ...(to ? { redirect: to } : {}),
        ...(isClosed
          ? {
              window: {
                from: '2023-11-14T00:00:00+09:00',
                until: '2023-12-14T00:00:00+09:00',
                otherwise: '/forest/closed',
              },
            }
          : {}),
      },
      gate: async () => gate,
      lookups: {
        cddTarget: async () => cddTarget,
        pointWallet: async () => wallet,
        gpaymentUser: async () => isUser,
      },
    }),
  );

describe('the chain', () => {
  it('has the rules in the normative order (readings 2.1)', () => {
    expect(guardChain.map((rule) => rule.name)).toEqual(normativeOrder.map(([name]) => name));
  });

  it('lets the first broken rule of the normative order decide, and opens the screen when none is broken', async () => {
    await fc.assert(
      fc.asyncProperty(anyContext, async (context) => {
        const verdict = await runGuards(context);
        for (const [index, [, isBroken]] of normativeOrder.entries()) {
          if (!(await isBroken(context))) continue;
          expect(verdict).toEqual(await guardChain[index]?.(context));
          expect(verdict.kind).not.toBe('allow');
          return;
        }
        expect(verdict).toEqual(allow);
      }),
      { numRuns: 2000 },
    );
  });

  it('never sends a screen to itself', async () => {
    await fc.assert(
      fc.asyncProperty(anyContext, async (context) => {
        const verdict = await runGuards(context);
        if (verdict.kind === 'redirect') expect(verdict.to).not.toBe(context.screen.path);
      }),
    );
  });
});
