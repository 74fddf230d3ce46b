import { phoneDigits } from './phone.ts';

export interface Credentials {
  phone: string;
  password: string;
}

const shortestPhone = 9;

/** What keeps the form from being sent: one thing at a time, where the customer has to look. */
export function credentialProblem({
  phone,
  password,
}: Credentials): { field: keyof Credentials; problem: { id: string } } | null {
  if (phone.trim() === '') return { field: 'phone', problem: { id: 'enterIdPassword' } };
  if (phoneDigits(phone).length < shortestPhone) return { field: 'phone', problem: { id: 'invalidPhone' } };
  if (password === '') return { field: 'password', problem: { id: 'enterIdPassword' } };
  return null;
}
