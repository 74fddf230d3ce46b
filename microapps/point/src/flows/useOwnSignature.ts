import { usePerson } from '@wallet/kit/app';
import { type SignOutcome, signAsOneself } from '@wallet/kit/common';

/** Has the customer sign with the certificate they signed in with: the national one, or a joint one (2-payment s6, s8). */
export function useOwnSignature(): (content: string) => Promise<SignOutcome> {
  const person = usePerson();
  return (content) =>
    signAsOneself({ loginCode: person?.loginCode ?? '', certSerial: person?.certSerial ?? '' }, content);
}
