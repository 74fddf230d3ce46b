import { addMonths, instantOf } from '@wallet/kit/format';
import { type MemberContext, remembered } from '../room.ts';
import { passportOf } from './passports.ts';

/** What the ministry remembers of somebody who applies. */
interface Applicant {
  /** ms; when the resident number was proved last */
  provedAt: number;
  /** of pictures that were taken, and of those sent back */
  photos: string[];
  refused: string[];
  expAlrmYn: string;
  stepAlrmYn: string;
  /** ms: the alert of that moment was given */
  expToldAt?: number;
  /** what this applicant was asked to sign, and for which photo */
  texts: { signId: string; ogtxt: string; phtoId?: string }[];
}
export const applicantOf = (context: MemberContext) =>
  remembered<Applicant>(context, 'pass.applicants', () => ({
    provedAt: 0,
    photos: [],
    refused: [],
    expAlrmYn: 'N',
    stepAlrmYn: 'Y',
    texts: [],
  }));

/** So long before its end the owner of a passport is told of it. */
const ALERT_MONTHS = 6;

/** ms: nine in the morning of the day on which the end of the passport is told; undefined where it is not. */
export function expiryAlertAt(member: MemberContext): number | undefined {
  const { expAlrmYn, expToldAt = 0 } = applicantOf(member);
  const { psprt } = expAlrmYn === 'Y' ? passportOf(member) : { psprt: null };
  if (!psprt || psprt.psprtStcd === 'LOST') return undefined;
  const at = instantOf(`${addMonths(psprt.xpirYmd, -ALERT_MONTHS)}0900`);
  return at > expToldAt ? at : undefined;
}
