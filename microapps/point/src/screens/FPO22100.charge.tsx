import { accountAmount } from '../flows/AccountAmount.tsx';

export const FPO22100 = accountAmount('charge', 'FPO22200');
