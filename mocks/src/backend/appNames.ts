import type { Words } from './language.ts';

/** What each app is called, by its id; the launcher's tests compare it with the manifests. */
const names: Readonly<Record<string, Words>> = {
  abr: { ko: '수목원 예약', en: 'Arboretum booking' },
  bcerti: { ko: '월렛 인증서', en: 'Wallet certificate' },
  book: { ko: '도서관 회원증', en: 'Library card' },
  canp: { ko: '탄소중립포인트', en: 'Carbon-neutral points' },
  certi: { ko: '전자증명서', en: 'E-certificates' },
  cib: { ko: '자동차 검사', en: 'Car inspection' },
  cpon: { ko: '쿠폰', en: 'Coupons' },
  cponmakt: { ko: '쿠폰 마켓', en: 'Coupon market' },
  dnt: { ko: '고향사랑기부', en: 'Hometown donation' },
  edoc: { ko: '전자영수증', en: 'Receipts' },
  event: { ko: '월렛 감사제', en: 'Wallet thanksgiving' },
  example: { ko: '지점 방문 예약', en: 'Branch visits' },
  exchange: { ko: '환전', en: 'Currency exchange' },
  fcpurs: { ko: '외화 지갑', en: 'FX wallet' },
  forest: { ko: '자연휴양림', en: 'Forest lodges' },
  fpayment: { ko: '가맹점 QR 결제', en: 'QR pay' },
  gmid: { ko: '디지털 신분증', en: 'Digital ID' },
  'gold-saving': { ko: '금 모으기', en: 'Gold saving' },
  gpayment: { ko: '해외결제', en: 'Pay abroad' },
  gubbi: { ko: '국민비서 구삐', en: 'Public assistant' },
  htoa: { ko: '공항 가는 길', en: 'To the airport' },
  idoc: { ko: '모바일 학생증', en: 'Student card' },
  insurance: { ko: '보험료 환급', en: 'Insurance refund' },
  lab: { ko: '실험실', en: 'Lab' },
  license: { ko: '금융연수원 자격증', en: 'Finance institute certificates' },
  mber: { ko: '회원', en: 'Member' },
  mili: { ko: '병역', en: 'Military service' },
  moid: { ko: '모바일 신분증', en: 'Mobile ID' },
  museum: { ko: '박물관 입장권', en: 'Museum tickets' },
  nft: { ko: 'NFT 지갑', en: 'NFT wallet' },
  nie: { ko: '국립생태원', en: 'Nature institute' },
  noti: { ko: '알림·공지', en: 'Notifications' },
  pass: { ko: '여권 재발급', en: 'Passport re-issue' },
  pems: { ko: '반려동물 등록', en: 'Pet registration' },
  point: { ko: '포인트 지갑', en: 'Point wallet' },
  rail: { ko: '기차표', en: 'Train tickets' },
  sample: { ko: '개발자 도구', en: 'Developer tools' },
  serviceinfo: { ko: '서비스 안내', en: 'About our services' },
  smat: { ko: '스마트항공권', en: 'Smart air ticket' },
  smps: { ko: '스마트패스', en: 'Smart pass' },
  tax: { ko: '세금', en: 'Tax' },
  trading: { ko: '안심거래', en: 'Escrow' },
  useinfo: { ko: '이용 등록', en: 'Registration' },
  whitepaper: { ko: '월렛 활용백서', en: 'Wallet handbook' },
};

/** What an app is called; its id where it has no name here. */
export function appName(id: string): Words {
  return names[id] ?? { ko: id, en: id };
}
