import { signal } from '@preact/signals-react';
import type { Values } from '../model/developer.ts';

/** For developers: what earlier answers have named, for the fields of the next call. */
export const answers = signal<Values>({});
