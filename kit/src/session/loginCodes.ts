/** The kinds of login the specification names (1-shell s6). */
export type LoginClass =
  | 'publicCertificate'
  | 'nationalCertificate'
  | 'financialCertificate'
  | 'corporate'
  | 'simple'
  | 'biometric'
  | 'auto'
  | 'fast';

const classes: Readonly<Record<LoginClass, readonly string[]>> = {
  publicCertificate: ['0200', '0209', '0213'],
  nationalCertificate: ['02K1', '02K2', '02K3', '02K4', '25K5', '09K1', '09K2', '09K3', '09K4', '09K5'],
  financialCertificate: ['02Y1'],
  corporate: ['02Y2', '02Y3', '02Y4', '02Y5'],
  simple: ['09E1'],
  biometric: ['09E2'],
  auto: ['09E3', '26E3'],
  fast: ['27K6'],
};

/** The class of a login code, login way and media together (1-shell s6, R309-R313); undefined for any other. */
export function loginClassOf(loginCode: string): LoginClass | undefined {
  return (Object.keys(classes) as LoginClass[]).find((name) => classes[name].includes(loginCode));
}

/** Whether a pay link may be followed: a login by the group's national certificate, the whole class (A56, R256). */
export function isNationalCertificate(loginCode: string): boolean {
  return loginClassOf(loginCode) === 'nationalCertificate';
}
