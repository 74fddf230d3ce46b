import { tradeConfirm } from '../flows/TradeConfirm.tsx';

export const FFP21000 = tradeConfirm('buy');
