import type { service as ko } from '../ko/service.ts';

export const service: typeof ko = { home: { title: 'Pay abroad' } };
