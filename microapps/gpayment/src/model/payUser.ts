import type { MeansChoice } from './means.ts';

/** The member as foreign payment knows them. */
export interface PayUser {
  /** fxPyaccMberIdnfiNo is there */
  isUser: boolean;
  hasPointWallet: boolean;
  /** a payment password is set */
  hasPassword: boolean;
  lastAccountNo: string;
  lastBankCode: string;
  /** what was paid from last (gpyMethdDstcd), where this app knows it */
  lastMeans: MeansChoice | undefined;
  /** the guide was read (utznGuidYn) */
  hasReadGuide: boolean;
}

/** What stands between a member and the first payment, in its order. */
export type Stage = 'wallet' | 'join' | 'account' | 'password' | 'ready';

export function stageOf(user: PayUser, accounts: number): Stage {
  if (user.isUser) return accounts === 0 ? 'account' : user.hasPassword ? 'ready' : 'password';
  return user.hasPointWallet ? 'join' : 'wallet';
}
