import type { ForeignCurrency } from '../ledger/index.ts';

/** A clearing network's offer in a nation (2-payment s3.1). */
interface Partner {
  natnlCd: string;
  /** GLN, or KFTC: the domestic clearing network */
  prtnDstic: 'GLN' | 'KFTC';
  prtnNm: string;
  cpmYn: 'Y' | 'N';
  mpmYn: 'Y' | 'N';
  atmYn: 'Y' | 'N';
}

/** A nation to pay in (2-payment s3.1). */
export interface WireNation {
  natnlCd: string;
  natnlKorName: string;
  natnlEngName: string;
  crncyCd: ForeignCurrency;
  crncyExcgUnit: number;
  prtnInfo: Partner[];
}

type Offer = [cpm: 'Y' | 'N', mpm: 'Y' | 'N', atm: 'Y' | 'N'];

function nation(
  natnlCd: string,
  [natnlKorName, natnlEngName]: [string, string],
  crncyCd: ForeignCurrency,
  crncyExcgUnit: number,
  [cpmYn, mpmYn, atmYn]: Offer,
  [prtnDstic, prtnNm]: ['GLN' | 'KFTC', string],
): WireNation {
  const prtnInfo = [{ natnlCd, prtnDstic, prtnNm, cpmYn, mpmYn, atmYn }];
  return { natnlCd, natnlKorName, natnlEngName, crncyCd, crncyExcgUnit, prtnInfo };
}

export const nations: readonly WireNation[] = [
  nation('TH', ['태국', 'Thailand'], 'THB', 100, ['Y', 'Y', 'Y'], ['GLN', 'PromptPay']),
  nation('JP', ['일본', 'Japan'], 'JPY', 100, ['Y', 'Y', 'N'], ['GLN', 'SMART CODE']),
  nation('TW', ['대만', 'Taiwan'], 'TWD', 100, ['Y', 'Y', 'N'], ['GLN', 'TWQR']),
  nation('VN', ['베트남', 'Vietnam'], 'VND', 10_000, ['N', 'Y', 'Y'], ['GLN', 'VIETQR']),
  nation('SG', ['싱가포르', 'Singapore'], 'SGD', 100, ['Y', 'Y', 'N'], ['GLN', 'SGQR']),
  nation('US', ['괌·사이판', 'Guam and Saipan'], 'USD', 100, ['Y', 'Y', 'N'], ['GLN', 'PayQR Guam']),
  nation('ID', ['인도네시아', 'Indonesia'], 'IDR', 1000, ['Y', 'Y', 'N'], ['KFTC', 'QRIS']),
];

interface Box {
  natnlCd: string;
  /** degrees: south, west, north, east */
  box: readonly [number, number, number, number];
}

// Rough, and enough to play with.
const boxes: readonly Box[] = [
  { natnlCd: 'SG', box: [1.1, 103.5, 1.5, 104.1] },
  { natnlCd: 'TW', box: [21.8, 119.9, 25.4, 122.1] },
  { natnlCd: 'JP', box: [30, 129.5, 45.6, 146] },
  { natnlCd: 'VN', box: [8.4, 105.3, 21.5, 109.5] },
  { natnlCd: 'TH', box: [5.6, 97.3, 20.5, 105.2] },
  { natnlCd: 'US', box: [13.2, 144.6, 15.3, 145.9] },
  { natnlCd: 'ID', box: [-11, 95, 5.5, 141] },
];

export function findNation(natnlCd: string): WireNation | undefined {
  return nations.find((each) => each.natnlCd === natnlCd);
}

/** The nation around a place; nothing at sea, in Korea, and where nobody can pay. */
export function nationAt(latitude: number, longitude: number): WireNation | undefined {
  const found = boxes.find(
    ({ box: [south, west, north, east] }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
  return found && findNation(found.natnlCd);
}
