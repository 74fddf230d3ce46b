import { wireCount, wireText, wireYes } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';

const filled = v.pipe(v.string(), v.minLength(1));

/** Mobile-validation (1-shell s7.4); paths and fields are ours (N19). */
export const sentAnswer = v.object({ vldtnNo: filled, expSS: wireCount });
export const extendedAnswer = v.object({ expSS: wireCount });
export const checkedAnswer = v.object({ vldtnYn: wireYes });

export const doneAnswer = v.object({ successYn: wireYes });
export const joinedAnswer = v.object({ walletMberIdnfiNo: filled, ci: wireText, successYn: wireYes });
export const foundAnswer = v.object({ custName: wireText, phone: wireText, dormantYn: wireYes });
export const joinInfoAnswer = v.object({ joinYn: wireYes, walletMberIdnfiNo: wireText });
