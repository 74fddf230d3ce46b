import type { Page } from '@wallet/mocks/e2e';

/** Addresses of screens that need to be told more. */
export const samples: Record<string, string> = {
  FMC30100: '/moid/FMC30100?entry=H-0',
};

export const reach: Record<string, (page: Page) => Promise<void>> = {};

/** The wallet is in the phone: in a browser these lead to the app, or stand on what was begun there. */
export const asksNothing = [
  ...['FMC10000', 'FMC11000', 'FMC13000', 'FMC13100', 'FMC13200', 'FMC14000', 'FMC14100', 'FMC15000'],
  ...['FMC20000', 'FMC23000', 'FMC24000', 'FMC24100', 'FMC24110'],
  'SecureKeyPad',
];
