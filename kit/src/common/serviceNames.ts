/** What a wallet service is called. */
export interface ServiceName {
  ko: string;
  en: string;
}

// The specification gives the codes, 01 to 47 without 41, 42, 44 and 46 (1-shell s9, R421), and no names: all names are
// assumed, after the services it lists; 17 is the one that the smart air ticket's gate asks for. 41 and 42 are payment service ids without a display name (A63).
const names: Readonly<Record<string, ServiceName>> = {
  '01': { ko: '월렛', en: 'Wallet' },
  '02': { ko: '회원', en: 'Membership' },
  '03': { ko: '전자문서', en: 'E-documents' },
  '04': { ko: '증명서', en: 'Certificates' },
  '05': { ko: '쿠폰', en: 'Coupons' },
  '06': { ko: '모바일 신분증', en: 'Mobile ID' },
  '07': { ko: '알림', en: 'Notifications' },
  '08': { ko: '이벤트', en: 'Events' },
  '09': { ko: '반려동물 등록', en: 'Pet registration' },
  '10': { ko: '쿠폰 마켓', en: 'Coupon market' },
  '11': { ko: '병역증', en: 'Military service certificate' },
  '12': { ko: '금융연수원 자격증', en: 'Financial training certificates' },
  '13': { ko: '카드 구매', en: 'Card purchase' },
  '14': { ko: '탄소중립포인트', en: 'Carbon-neutral points' },
  '15': { ko: '전자영수증', en: 'E-receipts' },
  '16': { ko: '숲나들e', en: 'Forest lodges' },
  '17': { ko: '스마트 항공권', en: 'Smart air ticket' },
  '18': { ko: '기차 예매', en: 'Train tickets' },
  '19': { ko: '수목원 예약', en: 'Arboretum booking' },
  '20': { ko: '국립생태원 예약', en: 'Nature institute booking' },
  '21': { ko: '자동차 검사 예약', en: 'Vehicle inspection' },
  '22': { ko: '벌점 감경 교육', en: 'Demerit-point education' },
  '23': { ko: '공항 안내', en: 'Airport guide' },
  '24': { ko: '환전', en: 'Currency exchange' },
  '25': { ko: '금 모으기', en: 'Gold saving' },
  '26': { ko: '외화지갑', en: 'Currency wallet' },
  '27': { ko: '스타포인트', en: 'Star points' },
  '28': { ko: '고향사랑기부', en: 'Home-town donation' },
  '29': { ko: '포인트', en: 'Points' },
  '30': { ko: '박물관 관람권', en: 'Museum tickets' },
  '31': { ko: '여권 재발급', en: 'Passport re-issue' },
  '32': { ko: '스마트패스', en: 'Smart pass' },
  '33': { ko: '도서관', en: 'Library' },
  '34': { ko: '세금 납부', en: 'Tax' },
  '35': { ko: '보험', en: 'Insurance' },
  '36': { ko: '건강보험', en: 'Health insurance' },
  '37': { ko: '디지털 신분증', en: 'Digital ID' },
  '38': { ko: '학생증', en: 'Student card' },
  '39': { ko: 'NFT 지갑', en: 'NFT wallet' },
  '40': { ko: '마이데이터', en: 'My data' },
  '43': { ko: '예비군 훈련 조회', en: 'Reserve-forces training' },
  '45': { ko: '운전 점수', en: 'Driving score' },
  '47': { ko: '실험실', en: 'Lab' },
};

/** The codes that have a name. */
export const namedServiceCodes: readonly string[] = Object.keys(names).sort();

/** What a service is called; undefined for a code without a name (1-shell s9, R421). All names are assumed. */
export function serviceName(code: string, locale: keyof ServiceName = 'ko'): string | undefined {
  return Object.hasOwn(names, code) ? names[code]?.[locale] : undefined;
}
