import { tradeConfirm } from '../flows/TradeConfirm.tsx';

export const FFP31000 = tradeConfirm('sell');
