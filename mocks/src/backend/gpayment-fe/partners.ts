import type { ForeignCurrency } from '../ledger/index.ts';

/** How a merchant's or a machine's side behaves: at once, in time, too late for a customer who waits, or not at all. */
type Manner = 'prompt' | 'slow' | 'verySlow' | 'refuses';

export interface Merchant {
  id: string;
  name: string;
  address: string;
  natnlCd: string;
  currency: ForeignCurrency;
  van: string;
  manner: Manner;
}

export interface CashMachine extends Merchant {
  /** bounds and step in whole units */
  min: number;
  max: number;
  step: number;
  /** won */
  custFee: number;
  /** what of `custFee` its owner takes, in dollars and cents: never more than `custFee` is */
  usdFee: string;
}

function shop(
  id: string,
  name: string,
  address: string,
  currency: ForeignCurrency,
  manner: Manner = 'prompt',
): Merchant {
  const natnlCd = id.slice(0, 2);
  return { id, name, address, natnlCd, currency, van: natnlCd === 'ID' ? 'QRIS' : 'GLN', manner };
}

export const merchants: readonly Merchant[] = [
  shop('TH7731', 'Pad Thai Thip Samai', '313-315 Maha Chai Rd, Bangkok', 'THB'),
  shop('TH7732', 'Siam Discovery', '989 Rama I Rd, Bangkok', 'THB'),
  shop('TH0408', 'Chatuchak Stall 27', 'Kamphaeng Phet 2 Rd, Bangkok', 'THB', 'slow'),
  shop('TH0409', 'Phi Phi Island Ferry', 'Rassada Pier, Phuket', 'THB', 'verySlow'),
  shop('TH0500', 'Khao San Tattoo', 'Khao San Rd, Bangkok', 'THB', 'refuses'),
  shop('JP2201', '浅草きびだんご', '東京都台東区浅草 1-18-1', 'JPY'),
  shop('JP2202', 'ドン・キホーテ 道頓堀店', '大阪府大阪市中央区宗右衛門町 7-13', 'JPY'),
  shop('TW3001', '鼎泰豐 信義店', '台北市大安區信義路二段 194 號', 'TWD'),
  shop('VN1001', 'Phở Hòa Pasteur', '260C Pasteur, Hồ Chí Minh', 'VND'),
  shop('SG4001', 'Maxwell Chicken Rice', '1 Kadayanallur St, Singapore', 'SGD'),
  shop('US6001', 'Tumon Beach Store', '1275 Pale San Vitores Rd, Tumon', 'USD'),
  shop('ID5001', 'Warung Bali', 'Jl. Raya Ubud No. 8, Bali', 'IDR'),
  shop('ID5002', 'Kopi Tugu Jogja', 'Jl. Malioboro No. 21, Yogyakarta', 'IDR', 'slow'),
];

export const cashMachines: readonly CashMachine[] = [
  {
    ...shop('TH9001', 'Kasikorn Siam Paragon', 'Rama I Rd, Bangkok', 'THB'),
    min: 500,
    max: 20_000,
    step: 100,
    custFee: 3000,
    usdFee: '1.50',
  },
  {
    ...shop('TH9002', 'Airport Link Makkasan', 'Asok-Din Daeng Rd, Bangkok', 'THB', 'slow'),
    min: 100,
    max: 5000,
    step: 100,
    custFee: 3000,
    usdFee: '1.50',
  },
  {
    ...shop('TH9003', 'Night Bazaar', 'Chang Klan Rd, Chiang Mai', 'THB', 'refuses'),
    min: 100,
    max: 5000,
    step: 100,
    custFee: 3000,
    usdFee: '1.50',
  },
  {
    ...shop('VN9001', 'Bến Thành', 'Lê Lợi, Hồ Chí Minh', 'VND'),
    min: 200_000,
    max: 5_000_000,
    step: 100_000,
    custFee: 2500,
    usdFee: '1.20',
  },
];

/** What a merchant's code says. */
export interface ReadCode {
  merchant: Merchant;
  /** minor units; absent where the customer enters the amount */
  amount?: number;
  isExpired: boolean;
}

/** `GLN-TH7731`, `GLN-TH7731-12550-A1` (125.50 THB, to be paid once), `GLN-TH7731-12550-X1` (too old), `KFTC-ID5001`. */
export function readCode(text: string): ReadCode | undefined {
  const match = /^(GLN|KFTC)-([A-Z]{2}\d{4})(?:-(\d{1,12})-([A-Z]\d+))?$/.exec(text.trim());
  const merchant = merchants.find(({ id }) => id === match?.[2]);
  if (!match || !merchant || (merchant.natnlCd === 'ID') !== (match[1] === 'KFTC')) return undefined;
  const amount = match[3] === undefined ? {} : { amount: Number(match[3]) };
  if (amount.amount === 0) return undefined;
  return { merchant, ...amount, isExpired: match[4]?.startsWith('X') ?? false };
}

/** `GLNATM-TH9001`, shown by a machine. */
export function readMachineCode(text: string): CashMachine | undefined {
  const id = /^GLNATM-([A-Z]{2}\d{4})$/.exec(text.trim())?.[1];
  return cashMachines.find((each) => each.id === id);
}
