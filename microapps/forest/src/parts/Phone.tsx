import { phoneText } from '@wallet/kit/format';

/** A number to call. */
export function Phone({ number }: { number: string }) {
  return <a href={`tel:${number}`}>{phoneText(number)}</a>;
}
