/** Sex as the forest service codes it. */
export type Sex = '1' | '2';

/** The forest member of the specification (3-identity-and-services s3). */
export interface ForestMember {
  memberType: 'korean' | 'foreign';
  birth: string;
  sex: Sex;
  id: string;
  name: string;
  phone: string;
  postcode: string;
  address: string;
  addressDetail: string;
  email: string;
  receipts: Receipts;
}

/** What the member wants to hear, and how. */
export interface Receipts {
  email: boolean;
  sms: boolean;
  event: boolean;
}

/** What joining has gathered so far; passwords are never part of it. */
export interface JoinDraft {
  agreements: Record<string, boolean>;
  phone: string;
  /** the phone check that was passed; empty until then */
  phoneCheckId: string;
  name: string;
  birth: string;
  sex: Sex | '';
  id: string;
  postcode: string;
  address: string;
  addressDetail: string;
  email: string;
  receipts: Receipts;
}

export const idPattern = /^[a-z][a-z0-9]{5,19}$/;
export const passwordPattern = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[^A-Za-z\d\s])\S{9,20}$/;

export const emptyJoinDraft: JoinDraft = {
  agreements: {},
  phone: '',
  phoneCheckId: '',
  name: '',
  birth: '',
  sex: '',
  id: '',
  postcode: '',
  address: '',
  addressDetail: '',
  email: '',
  receipts: { email: false, sms: false, event: false },
};

/** Begins with what the wallet knows of the customer. */
export function beginJoin(
  person: { name: string; birth: string; phone: string; gender: string } | null,
): JoinDraft {
  if (person === null) return emptyJoinDraft;
  const { name, birth, phone, gender } = person;
  return { ...emptyJoinDraft, name, birth, phone, sex: gender === '1' || gender === '2' ? gender : '' };
}

export type JoinStep = 'terms' | 'phone' | 'info' | 'account' | 'address' | 'receipts' | 'confirm';
const joinSteps: readonly JoinStep[] = [
  'terms',
  'phone',
  'info',
  'account',
  'address',
  'receipts',
  'confirm',
];

export function joinProgress(step: JoinStep): { current: number; total: number } {
  return { current: joinSteps.indexOf(step) + 1, total: joinSteps.length };
}

/** The first step that is not filled in yet. */
export function missingStep(draft: JoinDraft): JoinStep {
  if (Object.keys(draft.agreements).length === 0) return 'terms';
  if (draft.phoneCheckId === '') return 'phone';
  if (draft.name === '' || draft.birth === '' || draft.sex === '') return 'info';
  if (draft.id === '') return 'account';
  if (draft.postcode === '' || draft.address === '') return 'address';
  return 'confirm';
}

/** True when a step may be shown: everything before it is there. */
export function canEnter(step: JoinStep, draft: JoinDraft): boolean {
  return joinSteps.indexOf(step) <= joinSteps.indexOf(missingStep(draft));
}

/** A mobile number, digits only. */
export const phonePattern = /^01\d{8,9}$/;
