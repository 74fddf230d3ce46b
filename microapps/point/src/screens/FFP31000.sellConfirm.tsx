import { tradeConfirm } from './money/TradeConfirm.tsx';

export const FFP31000 = tradeConfirm('sell');
