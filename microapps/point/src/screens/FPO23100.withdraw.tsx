import { accountAmount } from '../flows/AccountAmount.tsx';

export const FPO23100 = accountAmount('withdraw', 'FPO23210');
