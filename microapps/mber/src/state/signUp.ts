import { signal } from '@preact/signals-react';

/**
 * The CI that sign-up for certificate type 03 starts from: in no address, as an address is seen by many. The draft of
 * the sign-up keeps it too, for a WebView that the phone has killed.
 */
export const signUpCi = signal('');
