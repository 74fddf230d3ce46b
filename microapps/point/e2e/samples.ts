import { moneyReach, moneySamples } from './moneySamples.ts';

/** Addresses of screens that need a step before, for the tools that look at every screen. */
export const samples = moneySamples;

/** How to walk on to a screen that no address alone reaches. */
export const reach = moneyReach;
