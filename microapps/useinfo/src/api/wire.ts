import { wireText, wireYes } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';

export const joinedAnswer = v.object({ walletMberIdnfiNo: wireText, successYn: wireYes });
