import { joinType } from '@wallet/kit/session';

export type CertType = '03' | '04';

/** Cert type 03 joins as 01 (1-shell s4.2); a group customer joins as an ordinary one. */
export function joinTypeOf(certType: string): '01' | '02' | undefined {
  return joinType({ certType, servicePattern: '' });
}
