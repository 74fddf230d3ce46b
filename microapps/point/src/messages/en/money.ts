import type { money as ko } from '../ko/money.ts';

export const money: typeof ko = {};
