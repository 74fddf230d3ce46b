import { signal } from '@preact/signals-react';
import type { Outcome } from './payOrder.ts';

/** What has just become of an order, on its way to the screen that tells it. After a reload the server is asked. */
export const lastOutcome = signal<Outcome | null>(null);
