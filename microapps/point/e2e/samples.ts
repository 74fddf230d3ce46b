import { moneyReach, moneySamples } from './moneySamples.ts';
import { walletReach, walletSamples } from './walletSamples.ts';

/** Addresses of screens that need a step before, for the tools that look at every screen. */
export const samples = { ...moneySamples, ...walletSamples };

/** How to walk on to a screen that no address alone reaches. */
export const reach = { ...moneyReach, ...walletReach };
