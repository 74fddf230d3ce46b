import type { ko } from './ko.ts';

export const en: typeof ko = { home: { title: 'Points' } };
