import { serviceName } from './services.ts';
import { termText } from './termText.ts';

/** A term as the wire has it (1-shell s3). */
export interface WireTerm {
  stpulId: string;
  hirkStpulId: string;
  stpulName: string;
  stpulCtnt: string;
  mandanYn: 'Y' | 'N';
  /** File name for `/comm/common/file/{fileName}`; empty where there is text alone. */
  stpulFileStorgPathCtnt: string;
  /** 10 normal, 20 under 14. */
  stpulClsfi: '10' | '20';
  /** 1 server use, 2 under 14, 3 proxy. */
  stpulType: '1' | '2' | '3';
}

type Row = [hirkStpulId: string, name: string, mandanYn: 'Y' | 'N', stpulType?: WireTerm['stpulType']];

const catalogue: Readonly<Record<string, readonly Row[]>> = {
  '01': [
    ['CML000101', '월렛 서비스 이용약관', 'Y'],
    ['CML000102', '개인(신용)정보 수집·이용 동의', 'Y'],
    ['CML000103', '개인(신용)정보 제3자 제공 동의', 'Y'],
    ['CML000104', '마케팅 정보 수신 동의', 'N'],
  ],
  '07': [
    ['CML000071', '국민비서 구삐 이용약관', 'Y'],
    ['CML000072', '개인정보 행정안전부 제공 동의', 'Y'],
  ],
  '11': [
    ['CML001101', '병역증 이용약관', 'Y'],
    ['CML001102', '병역 정보 수집·이용 동의', 'Y'],
    ['CML001103', '개인정보 제3자(병무청) 제공 동의', 'Y'],
  ],
  '12': [
    ['CML001201', '금융연수원 자격 조회 이용약관', 'Y'],
    ['CML001202', '금융연수원 자격 개인정보 수집·이용 동의', 'Y'],
    ['CML001203', '개인정보 제3자(한국금융연수원) 제공 동의', 'Y'],
  ],
  '14': [
    ['CML000171', '탄소중립포인트 이용약관', 'Y'],
    ['CML000172', '개인정보 한국환경공단 제공 동의', 'Y'],
    ['CML000173', '우리 동네 순위 공개 동의', 'N'],
  ],
  '21': [
    ['CML000211', '자동차 검사 서비스 이용약관', 'Y'],
    ['CML000212', '자동차 등록 정보 조회 동의', 'Y'],
    ['CML000213', '검사 기간 알림 동의', 'N'],
  ],
  '25': [
    ['CML000191', '금 모으기 상품설명서', 'Y'],
    ['CML000192', '금 적립계좌 약관', 'Y'],
    ['CML000193', '원금 손실 위험과 예금자보호 제외 확인', 'Y'],
  ],
  '15': [
    ['CML000008', '전자영수증 이용약관', 'Y'],
    ['CML001502', '전자영수증 개인정보 수집·이용 동의', 'Y'],
    ['CML001503', '교환·보증 기한 알림 받기', 'N'],
  ],
  '26': [
    ['CML002601', '외화 지갑 이용약관', 'Y'],
    ['CML002602', '개인(신용)정보 수집·이용 동의', 'Y'],
    ['CML002603', '개인(신용)정보 제3자(국민은행) 제공 동의', 'Y'],
  ],
  '29': [
    ['CML000120', '포인트 지갑 이용약관', 'Y'],
    ['CML000121', '전자금융거래 이용약관', 'Y'],
    ['CML000122', '위치정보 이용약관', 'N'],
  ],
  '31': [
    ['CML000131', '여권 재발급 이용약관', 'Y'],
    ['CML000132', '고유식별정보(주민등록번호) 수집·이용 동의', 'Y'],
    ['CML000133', '개인정보 제3자(외교부) 제공 동의', 'Y'],
  ],
  '38': [
    ['CML000381', '모바일 학생증 이용약관', 'Y'],
    ['CML000382', '개인정보 수집·이용 동의', 'Y'],
    ['CML000383', '학교에 개인정보를 제공하는 동의', 'Y'],
  ],
  '39': [
    ['CML000391', 'NFT 지갑 이용약관', 'Y'],
    ['CML000392', 'NFT 지갑 개인정보 수집·이용 동의', 'Y'],
  ],
  '41': [
    ['CML000141', 'QR 결제 서비스 이용약관', 'Y'],
    ['CML000142', '결제 정보 제3자 제공 동의', 'Y'],
    ['CML000122', '위치정보 이용약관', 'N'],
  ],
  '42': [
    ['CML000151', '해외 QR 결제 서비스 이용약관', 'Y'],
    ['CML000152', '개인(신용)정보 국외 이전 동의', 'Y'],
    ['CML000122', '위치정보 이용약관', 'N'],
  ],
  '45': [
    ['CML004501', '운전 점수 이용약관', 'Y'],
    ['CML004502', '운전 정보 수집·이용 동의', 'Y'],
    ['CML004503', '위치정보 수집·이용 동의', 'Y'],
  ],
  // The wallet certificate has no service code in the specification; 46 is free and has no display name.
  '46': [
    ['CML004601', '월렛 인증서 이용약관', 'Y'],
    ['CML004602', '인증서 발급을 위한 고유식별정보 수집·이용 동의', 'Y'],
    ['CML004603', '서명을 요청한 곳에 전자서명 정보를 제공하는 동의', 'Y'],
  ],
  '51': [['CML000161', '개인위치정보 수집·이용 동의', 'Y']],
};

const underFourteen: Readonly<Record<string, readonly Row[]>> = {
  '01': [
    ['CML000201', '월렛 서비스 이용약관 (만 14세 미만)', 'Y', '2'],
    ['CML000202', '개인정보 수집·이용 동의 (만 14세 미만)', 'Y', '2'],
    ['CML000203', '법정대리인 동의', 'Y', '3'],
  ],
  '38': [
    ['CML000384', '모바일 학생증 이용약관 (만 14세 미만)', 'Y', '2'],
    ['CML000385', '자녀 개인정보 수집·이용·학교 제공 동의', 'Y', '2'],
    ['CML000386', '법정대리인 동의', 'Y', '3'],
  ],
  '05': [['CML000205', '쿠폰 선물 받기 동의 (만 14세 미만)', 'Y', '2']],
};

/** The terms of a service; every service has some. */
export function termsOf(code: string, isUnderFourteen: boolean): WireTerm[] {
  const young = isUnderFourteen ? underFourteen[code] : undefined;
  if (young) return young.map((row) => toTerm(row, '20'));
  return (catalogue[code] ?? ordinary(code)).map((row) => toTerm(row, '10'));
}

/** What a term is called, by the id in its file's name; a term of an ordinary service by its number alone. */
export function termName(id: string): string {
  const rows = [...Object.values(catalogue).flat(), ...Object.values(underFourteen).flat()];
  return rows.find(([known]) => known === id)?.[1] ?? `약관 ${id}`;
}

function ordinary(code: string): Row[] {
  return [
    [`CML${code.padStart(4, '0')}01`, `${serviceName(code)} 이용약관`, 'Y'],
    [`CML${code.padStart(4, '0')}02`, `${serviceName(code)} 개인정보 수집·이용 동의`, 'Y'],
  ];
}

function toTerm(row: Row, stpulClsfi: WireTerm['stpulClsfi']): WireTerm {
  const [hirkStpulId, stpulName, mandanYn, stpulType = '1'] = row;
  return {
    stpulId: `${hirkStpulId}-03`,
    hirkStpulId,
    stpulName,
    stpulCtnt: termText(stpulName, mandanYn === 'Y'),
    mandanYn,
    stpulFileStorgPathCtnt: `${hirkStpulId}.pdf`,
    stpulClsfi,
    stpulType,
  };
}
