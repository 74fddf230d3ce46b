import type { Kind } from './card.ts';

/** How a card comes (3-identity-and-services s3). */
export const issueTypes = [
  'FIRST_ISSUE',
  'SECOND_CA_CONNECT',
  'SECOND_VC_ISSUE',
  'SECOND_VC_CONNECT',
] as const;
type IssueType = (typeof issueTypes)[number];

export type Step = 'document' | 'face' | 'pin' | 'issue' | 'done';

export interface Case {
  transactionId: string;
  kind: Kind | null;
  issueType: IssueType | null;
  step: Step;
  /** at its end a secret number is chosen; else the one that is there is asked for */
  isNewPin: boolean;
  /** who showed the office's QR; empty where there was none */
  officeClerkId: string;
}

/** The screen on which a case goes on. */
export const screenOf: Readonly<Record<Step, string>> = {
  document: 'FMC13100',
  face: 'FMC13200',
  pin: 'FMC14000',
  issue: 'FMC14100',
  done: 'FMC10000',
};

/** What stands in a code that was scanned or typed: a verifier, an office, or nothing of ours. */
export function codeOf(text: string): 'verifier' | 'office' | null {
  const trimmed = text.trim();
  if (/^WALLET-VERIFY-\w{1,12}$/.test(trimmed)) return 'verifier';
  return /^WALLET-OFFICE-\w{4,12}$/.test(trimmed) ? 'office' : null;
}
