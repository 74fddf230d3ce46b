import { allow, block, type GuardContext, redirect, runGuards } from '@wallet/kit/guards';
import { expect, test } from 'vitest';

const nobodyAsks = async (): Promise<never> => {
  throw new Error('No guard of this screen asks the server.');
};

const visitor: GuardContext = {
  screen: { code: 'FTR10000', path: '/forest/FTR10000', title: { ko: '숲', en: 'Forest' } },
  query: new URLSearchParams(),
  isNative: false,
  hasHostHelper: true,
  config: { developerScreens: false },
  person: null,
  loginCode: '',
  now: new Date('2026-11-21T12:00:00+09:00'),
  hasPopupHost: true,
  hasStepParam: false,
  lookups: {
    cddTarget: nobodyAsks,
    pointWallet: nobodyAsks,
    gpaymentUser: nobodyAsks,
    paymentTerms: nobodyAsks,
    locationAgreed: nobodyAsks,
  },
};

test('the chain answers with a verdict, never by doing something itself', async () => {
  expect(await runGuards(visitor)).toEqual(block({ dialog: 'loginGuide' }));
  const open = { ...visitor.screen, flags: { forVisitor: true as const } };
  expect(await runGuards({ ...visitor, screen: open })).toEqual(allow);
  const forDevelopers = { ...visitor.screen, flags: { forIndex: true as const } };
  expect(await runGuards({ ...visitor, screen: forDevelopers })).toEqual(redirect('/'));
});
