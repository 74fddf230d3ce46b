import { todaySeoul } from '@wallet/kit/format';
import { readOwnBank, readPayAccounts } from '../api/accountCalls.ts';
import { readInquiries, readNationBanners, readPayNotices } from '../api/customerCalls.ts';
import { readHistories } from '../api/historyCalls.ts';
import { readNations } from '../api/nationCalls.ts';
import { readRate } from '../api/rateCalls.ts';
import { isDueDiligenceDone, readPayUser } from '../api/userCalls.ts';

/** The calls of the area that change nothing, ready to be sent by a developer. */
export const inquiries: readonly { name: string; ask: () => Promise<unknown> }[] = [
  { name: 'GET user/v1/inquiry', ask: () => readPayUser() },
  { name: 'GET user/v1/CDD', ask: () => isDueDiligenceDone() },
  { name: 'GET inquiry/v1/nations', ask: () => readNations(undefined) },
  { name: 'POST inquiry/v1/nation/bannerInfo', ask: () => readNationBanners('TH') },
  { name: 'POST inquiry/v1/gln/exrt', ask: () => readRate({ currency: 'USD', date: todaySeoul() }) },
  { name: 'POST comm/kftc/v1/kftcExrt', ask: () => readRate({ currency: 'IDR', date: todaySeoul() }) },
  {
    name: 'GET inquiry/v1/transaction/histories',
    ask: () => readHistories({ pageNo: 1, kind: 'all', from: '20250101', to: todaySeoul() }),
  },
  { name: 'GET cust/v1/notice-list', ask: () => readPayNotices({}) },
  { name: 'GET cust/v1/inquiries', ask: () => readInquiries(1) },
  { name: 'GET payment-method/v1/accounts', ask: () => readPayAccounts() },
  { name: 'GET payment-method/v1/own-bank', ask: () => readOwnBank() },
];
