/** Wallet service codes and what their terms call them; the specification shows the codes only. */
const names: Readonly<Record<string, string>> = {
  '01': '월렛',
  '04': '전자증명서',
  '05': '쿠폰',
  '06': '모바일 신분증',
  '14': '탄소중립포인트',
  '17': '스마트 항공권',
  '21': '자동차 검사',
  '25': '금 모으기',
  '28': '고향사랑기부',
  '29': '포인트',
  '34': '세금',
  '35': '보험료 환급',
  '41': '가맹점 결제',
  '42': '해외 결제',
  '51': '위치기반 서비스',
};

/** The payment areas also ask by name (2-payment s9). */
const aliases: Readonly<Record<string, string>> = { FPAYMENT: '41', GPAYMENT: '42' };

/** Codes that a member can join. */
export const joinable: readonly string[] = Array.from({ length: 47 }, (_, index) =>
  String(index + 1).padStart(2, '0'),
);

export function serviceCode(given: string): string {
  return aliases[given] ?? given;
}

export function serviceName(code: string): string {
  return names[code] ?? '서비스';
}
