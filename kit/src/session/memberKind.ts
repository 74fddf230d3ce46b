interface Kind {
  servicePattern: string;
  certType: string;
}

/** Service pattern 05 with certificate type 03 (1-shell s4.2, s6). */
export function isLiteCertificate({ servicePattern, certType }: Kind): boolean {
  return servicePattern === '05' && certType === '03';
}

/** Pattern 05 otherwise: after login only some pages of a link are honoured (A42, E28). */
export function isRestricted({ servicePattern, certType }: Kind): boolean {
  return servicePattern === '05' && certType !== '03';
}

/** Join type of a customer: certificate type first (1-shell s4.2, A43); undefined for everybody else. */
export function joinType({ servicePattern, certType }: Kind): '01' | '02' | undefined {
  if (certType === '03') return '01';
  return servicePattern === '05' ? '02' : undefined;
}

/** Join channel (1-shell s9, A66). */
export function joinChannel(isNative: boolean): '01' | '02' {
  return isNative ? '01' : '02';
}
