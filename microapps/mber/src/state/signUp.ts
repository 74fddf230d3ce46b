import { signal } from '@preact/signals-react';

/** The CI that sign-up for certificate type 03 starts from: in memory only, as an address is seen by many. */
export const signUpCi = signal('');
