export { cacheMembership, type Membership } from './cacheMembership.ts';
export type { GuardContext, GuardPerson } from './GuardContext.ts';
export type { GuardLookups, PointWallet } from './GuardLookups.ts';
export { isAcceptedLogin, nationalCodes, publicCodes } from './loginCodes.ts';
export { needsLogin } from './needsLogin.ts';
export { places } from './places.ts';
export { runGuards } from './runGuards.ts';
export { allow, type BlockDialog, type BlockPopup, block, redirect, type Verdict } from './Verdict.ts';
