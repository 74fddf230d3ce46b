import { phoneDigits } from './phone.ts';

export interface Credentials {
  phone: string;
  password: string;
}

/** What is wrong, by field; `missing`: nothing was entered, which each field says in words of its own; `text`: the words. */
export type CredentialProblems = {
  [Field in keyof Credentials]?: { id: string; missing?: true; text?: string };
};

const shortestPhone = 9;

/** What keeps the form from being sent. */
export function credentialProblems({ phone, password }: Credentials): CredentialProblems {
  const problems: CredentialProblems = {};
  if (phone.trim() === '') problems.phone = { id: 'enterIdPassword', missing: true };
  else if (phoneDigits(phone).length < shortestPhone) problems.phone = { id: 'invalidPhone' };
  // The id of a login with nothing to sign in with is said once (1-shell s5), by the first field that lacks it.
  const id = problems.phone?.missing ? 'required' : 'enterIdPassword';
  if (password === '') problems.password = { id, missing: true };
  return problems;
}
