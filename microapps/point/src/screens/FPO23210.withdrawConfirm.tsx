import { accountConfirm } from './money/AccountConfirm.tsx';

export const FPO23210 = accountConfirm('withdraw');
