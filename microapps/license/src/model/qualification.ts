import { addDays, daysBetween } from '@wallet/kit/format';
import type { CredentialState } from '@wallet/kit/identity';

export interface Qualification {
  id: string;
  name: string;
  isStateRecognised: boolean;
  /** masked */
  number: string;
  /** YYYYMMDD; empty where there is none, as of the two below */
  passedOn: string;
  issuedOn: string;
  refresherOn: string;
  state: 'passed' | 'qualified' | 'lapsed' | 'revoked';
  /** what is missing before a certificate is issued */
  missing: string;
}

export interface QualificationDetail extends Qualification {
  englishName: string;
  holder: string;
  englishHolder: string;
}

/** So many days before its end a refresher is asked for: half a year. */
const REFRESHER_DAYS = 183;

/** How a qualification stands today, `due` from half a year before its refresher on. */
export function standingOf(
  { state, refresherOn }: Pick<Qualification, 'state' | 'refresherOn'>,
  today: string,
): { look: CredentialState; days: number } {
  const looks = { passed: 'pending', qualified: 'valid', lapsed: 'suspended', revoked: 'revoked' } as const;
  const isDue = state === 'qualified' && refresherOn !== '' && refresherOn <= addDays(today, REFRESHER_DAYS);
  return { look: isDue ? 'due' : looks[state], days: isDue ? daysBetween(today, refresherOn) : 0 };
}

const documentKinds = ['certificate', 'confirmation', 'english'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const isDocumentKind = (text: string): text is DocumentKind =>
  (documentKinds as readonly string[]).includes(text);

/** Which documents there are: of what was passed only a confirmation, of what does not count none. */
export function documentsOf({ state }: Pick<Qualification, 'state'>): readonly DocumentKind[] {
  if (state === 'qualified') return documentKinds;
  return state === 'passed' ? ['confirmation'] : [];
}

/** A document as the institute writes it, in its own language whatever the page's. */
export interface Paper {
  /** of the qualification */
  name: string;
  language: 'ko' | 'en';
  title: string;
  rows: { label: string; value: string }[];
  body: string;
  /** the day under it, in words */
  day: string;
  issuer: string;
  seal: string;
  documentNo: string;
  /** YYYYMMDDhhmmss, and until when it can be checked, YYYYMMDD */
  madeAt: string;
  checkUntil: string;
  checkNo: string;
}

export const purposes = ['job', 'promotion', 'other'] as const;
export type Purpose = (typeof purposes)[number];
export const periods = ['7', '30', '90'] as const;
export type Period = (typeof periods)[number];

/** Where anybody checks a document, or opens what was sent to them: a page without a sign-in (KFC21002). */
export const checkAddress = (origin: string, no: string): string =>
  `${origin}/license/KFC21000/${encodeURIComponent(no)}`;

/** What a number leads to, for people who are not its holder. */
export interface Verification {
  /** whether the qualification is in force */
  counts: boolean;
  /** a paper is checked; what was sent is opened; none: unknown, ended or taken back */
  of: 'paper' | 'share' | 'none';
  state: Qualification['state'];
  kind: DocumentKind;
  name: string;
  number: string;
  holder: string;
  madeAt: string;
  to: string;
  until: string;
  isSigned: boolean;
  checkedAt: string;
}

/** `1a2b3c4d` as `1a2b 3c4d`, to be read out. */
export const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');
