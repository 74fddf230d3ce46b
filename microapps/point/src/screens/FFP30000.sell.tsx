import { tradeAmount } from '../flows/TradeAmount.tsx';

export const FFP30000 = tradeAmount('sell', 'FFP31000');
