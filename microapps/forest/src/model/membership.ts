/** Sex as the forest service codes it. */
type Sex = '1' | '2';

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
interface Receipts {
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

/** What a password must have, each told while it is typed; together they are {@link passwordPattern}. */
export const passwordParts = {
  length: (text: string) => /^\S{9,20}$/.test(text),
  letters: (text: string) => /[A-Za-z]/.test(text) && /\d/.test(text),
  sign: (text: string) => /[^A-Za-z\d\s]/.test(text),
};

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

/** A mobile number, digits only. */
export const phonePattern = /^01\d{8,9}$/;
