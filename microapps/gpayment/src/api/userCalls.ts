import { defineCall } from '@wallet/kit/api';
import type { Infer } from '@wallet/kit/schema';
import { type MeansChoice, meansCodes } from '../model/means.ts';
import type { PayUser } from '../model/payUser.ts';
import { once } from './once.ts';
import { finishAnswer, userAnswer, type WireUser } from './serviceWire.ts';

type Finished = Infer<typeof finishAnswer>;
const finishes = {
  envelope: 'header',
  answer: finishAnswer,
  to: ({ finishYn }: Finished) => finishYn,
} as const;

function meansOf({ gpyMethdDstcd, lastUseAcno }: WireUser): MeansChoice | undefined {
  const code = meansCodes.find((each) => each === gpyMethdDstcd);
  return code && { code, account: code === '2' ? lastUseAcno : '' };
}

/** GET, as from the foreign area (A59). */
export const readPayUser = defineCall<void, WireUser, PayUser>({
  method: 'GET',
  path: '/gpayment-fe/user/v1/inquiry',
  envelope: 'header',
  answer: userAnswer,
  duplicates: 'allow',
  to: (wire) => ({
    isUser: wire.fxPyaccMberIdnfiNo !== '',
    hasPointWallet: wire.walletEwtNo !== '',
    hasPassword: wire.userStusDstcd !== '02',
    lastAccountNo: wire.lastUseAcno,
    lastBankCode: wire.lastUseBnkCd,
    lastMeans: meansOf(wire),
    hasReadGuide: wire.utznGuidYn,
  }),
});

/** Whether the bank knows enough of the customer (customer due diligence). */
export const isDueDiligenceDone = defineCall<void, Finished, boolean>({
  ...finishes,
  method: 'GET',
  path: '/gpayment-fe/user/v1/CDD',
  duplicates: 'allow',
});

/** Makes the member a user of foreign payment; the name as the passport has it. */
export const joinPayment = defineCall<{ key: string; englishName: string }, Finished, boolean>({
  ...finishes,
  method: 'POST',
  path: '/gpayment-fe/user/v1/users',
  send: ({ key, englishName }) => ({ headers: once(key), body: { custEngName: englishName } }),
});

interface FinalPayment {
  bankCode?: string;
  accountNo?: string;
  hasReadGuide?: 'Y' | 'N';
  /** pay with it without asking: Y or N, anything else is ignored (R536) */
  isFinal?: 'Y' | 'N';
}

/** What is paid with from now on. */
export const updateFinalPayment = defineCall<FinalPayment, Finished, boolean>({
  ...finishes,
  method: 'POST',
  path: '/gpayment-fe/user/v1/update/final-payment',
  send: ({ bankCode, accountNo, hasReadGuide, isFinal }) => ({
    body: { lastUseBnkCd: bankCode, lastUseAcno: accountNo, utznGuidYn: hasReadGuide, finlPymtYn: isFinal },
  }),
});
