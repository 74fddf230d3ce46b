import { accountConfirm } from './money/AccountConfirm.tsx';

export const FPO22200 = accountConfirm('charge');
