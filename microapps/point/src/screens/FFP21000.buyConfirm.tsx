import { tradeConfirm } from './money/TradeConfirm.tsx';

export const FFP21000 = tradeConfirm('buy');
