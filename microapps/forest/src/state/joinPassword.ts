import { signal } from '@preact/signals-react';

/** The password chosen while joining. Never stored: after a reload it is asked for again. */
export const joinPassword = signal('');
