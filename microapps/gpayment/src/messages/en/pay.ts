import type { pay as ko } from '../ko/pay.ts';

export const pay: typeof ko = { pay: { title: 'Pay abroad' } };
