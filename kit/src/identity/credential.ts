/** How a credential stands: only a `valid` one can be shown to somebody. */
export type CredentialState = 'valid' | 'pending' | 'due' | 'suspended' | 'expired' | 'revoked';

/** A credential as a card shows it. */
export interface CredentialFacts {
  /** what it is: 모바일 주민등록증, 신용분석사 */
  title: string;
  issuer: string;
  /** of the holder */
  name: string;
  /** beside the name, in another script */
  otherName?: string | undefined;
  /** masked: what identifies nobody to who looks over a shoulder */
  number?: string | undefined;
  state: CredentialState;
  /** in place of the house's word for the state */
  stateText?: string | undefined;
  /** an address or `data:` of the holder's photo */
  photo?: string | undefined;
}

/** Whether it may be held up as proof. */
export const isPresentable = ({ state }: Pick<CredentialFacts, 'state'>): boolean =>
  state === 'valid' || state === 'due';

/** `YYYY.MM.DD HH:mm:ss` in Seoul: what a picture of the screen cannot have. */
export function liveSecond(at: Date): string {
  const seoul = new Date(at.getTime() + 9 * 3_600_000).toISOString();
  return `${seoul.slice(0, 10).replaceAll('-', '.')} ${seoul.slice(11, 19)}`;
}
