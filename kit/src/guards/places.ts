import { homePath } from '../manifest/index.ts';

/** Where guards send the customer. */
export const places = {
  entry: '/',
  home: homePath,
  /** the foreign area's first screen; the pay link leads there too (1-shell s4.8) */
  foreignStart: '/gpayment/FGP10000',
  /** the entry for users who agreed to the terms (2-payment s2.1) */
  foreignAgreed: '/gpayment/FGP31000',
  /** the franchise area's first screen */
  franchiseStart: '/fpayment/FFQ01000',
  /** where the point service is joined; the specification names no screen for it, this is the area's first (A24) */
  pointSignUp: '/point/FPO10000',
  /** registration of a linked account (2-payment s2.3) */
  pointLink: '/point/FPO21100',
  /** customer due diligence (2-payment s4); the specification names no screen for it */
  dueDiligence: '/point/FPO96000',
  /** where a certificate is used or issued (1-shell s2.2) */
  certificates: '/mber/FME50000',
  /** carbon-neutral points, for those who have not joined (3-identity s2) */
  carbonIntro: '/canp/FCA50000',
} as const;
