/** A card of home (1-shell s3). */
export interface WireCard {
  name: string;
  className: string;
  bgColor: string;
  routeName: string;
  /** First segment of its path. */
  domainName: string;
  /** 1 to 9; cards of one order keep the order of the list. */
  order: number;
  simpleLogin: 'N';
  isNew: 'Y' | 'N';
  /** Groups that do not see it, with commas between. */
  groupNoneVisible: string;
}

type Extra = Partial<Pick<WireCard, 'isNew' | 'groupNoneVisible'>>;
type Row = [
  order: number,
  className: string,
  name: string,
  routeName: string,
  domainName: string,
  bgColor: string,
  extra?: Extra,
];

const hiddenFromCard: Extra = { groupNoneVisible: 'KC0' };

/** The whole range; home shows those whose domain is released. */
export const adultCards: readonly WireCard[] = toCards([
  [1, 'gmid', '디지털 신분증', 'FGM40000', 'gmid', '#1f4e8c'],
  [2, 'moid', '모바일 신분증', 'FMC10000', 'moid', '#2a6f6b'],
  [3, 'book', '도서관 회원증', 'FBK10000', 'book', '#7a4b2a'],
  [4, 'forest', '숲나들e', 'FTR10000', 'forest', '#2f6b3c', { isNew: 'Y' }],
  [5, 'rail', '기차 예매', 'FKS10000', 'rail', '#33518f'],
  [6, 'point', '포인트', 'FPO10000', 'point', '#8a5a00'],
  [7, 'gold', '금 모으기', 'FGS11000', 'gold-saving', '#7d6200', hiddenFromCard],
  [8, 'coupon', '쿠폰', 'FCP10000', 'cpon', '#a03a4a'],
  [9, 'gpayment', '해외 QR 결제', 'FGP10000', 'gpayment', '#245a75', hiddenFromCard],
  [9, 'fpayment', '가맹점 QR 결제', 'FFQ01000', 'fpayment', '#3f4a8a', hiddenFromCard],
  [9, 'exchange', '환전', 'FEX00001', 'exchange', '#2d5f5f', hiddenFromCard],
  [9, 'abr', '수목원 예약', 'FGR10000', 'abr', '#3f6b2f'],
  [9, 'nie', '국립생태원', 'FNE10000', 'nie', '#2e6b57', { isNew: 'Y' }],
  [9, 'museum', '박물관 관람권', 'FMU10000', 'museum', '#6a4470'],
  [9, 'cib', '자동차 검사 예약', 'FCI10000', 'cib', '#4a5560'],
  [9, 'pems', '반려동물 등록', 'FML30000', 'pems', '#8a4f2f'],
  [9, 'mili', '병역증', 'FSO11000', 'mili', '#4c5a2f'],
  [9, 'license', '금융연수원 자격증', 'KFC20000', 'license', '#5a4a78'],
  [9, 'studentcard', '학생증', 'FSL10000', 'studentcard', '#2f5d8a'],
  [9, 'smps', '스마트패스', 'FSP10000', 'smps', '#2a557f'],
  [9, 'smat', '항공권', 'FLY10000', 'smat', '#1f6285'],
  [9, 'pass', '여권 재발급', 'FPS10000', 'pass', '#2b3f6b'],
  [9, 'airport', '공항 안내', 'FKT21000', 'htoa', '#40607a'],
  [9, 'bcerti', '월렛 인증서', 'FBC10000', 'bcerti', '#6b5a1f'],
  [9, 'certi', '증명서 발급', 'FCE10000', 'certi', '#4f4f4f'],
  [9, 'edoc', '전자영수증', 'FEC10000', 'receipt', '#5b5346'],
  [9, 'cponmakt', '쿠폰 마켓', 'FCM10000', 'cponmakt', '#94404f'],
  [9, 'canp', '탄소중립포인트', 'FCA10000', 'canp', '#2f6b4a'],
  [9, 'dnt', '고향사랑기부', 'FHL31000', 'dnt', '#8a4638'],
  [9, 'fcpurs', '외화 지갑', 'FFC10000', 'fcpurs', '#7a3d5a', hiddenFromCard],
  [9, 'tax', '세금 납부', 'FNT10000', 'tax', '#4a4a6b'],
  [9, 'insurance', '보험료 환급', 'FEI10000', 'insurance', '#2f6478'],
  [9, 'assistant', '국민비서 구삐', 'GubbiHome', 'gubbi', '#4f4a8a'],
  [9, 'nft', 'NFT 지갑', 'FNF10000', 'nft', '#5a3f8a'],
  [9, 'trading', '안심거래', 'TRADING', 'trading', '#46505c', hiddenFromCard],
]);

/** What a customer under 14 may use, in an order of its own. */
export const minorCards: readonly WireCard[] = toCards([
  [1, 'book', '도서관 회원증', 'FBK10000', 'book', '#7a4b2a'],
  [2, 'studentcard', '학생증', 'FSL10000', 'studentcard', '#2f5d8a'],
  [3, 'forest', '숲나들e', 'FTR10000', 'forest', '#2f6b3c', { isNew: 'Y' }],
  [4, 'museum', '박물관 관람권', 'FMU10000', 'museum', '#6a4470'],
  [5, 'nie', '국립생태원', 'FNE10000', 'nie', '#2e6b57'],
  [6, 'coupon', '쿠폰', 'FCP10000', 'cpon', '#a03a4a'],
  [7, 'point', '포인트', 'FPO10000', 'point', '#8a5a00'],
  [8, 'pems', '반려동물 등록', 'FML30000', 'pems', '#8a4f2f'],
]);

function toCards(rows: readonly Row[]): WireCard[] {
  return rows.map(([order, className, name, routeName, domainName, bgColor, extra = {}]) => ({
    name,
    className,
    bgColor,
    routeName,
    domainName,
    order,
    simpleLogin: 'N',
    isNew: 'N',
    groupNoneVisible: '',
    ...extra,
  }));
}
