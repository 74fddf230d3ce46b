import { accountConfirm } from '../flows/AccountConfirm.tsx';

export const FPO22200 = accountConfirm('charge');
