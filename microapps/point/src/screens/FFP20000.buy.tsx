import { tradeAmount } from '../flows/TradeAmount.tsx';

export const FFP20000 = tradeAmount('buy', 'FFP21000');
