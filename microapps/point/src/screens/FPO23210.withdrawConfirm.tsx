import { accountConfirm } from '../flows/AccountConfirm.tsx';

export const FPO23210 = accountConfirm('withdraw');
