export const regions = {
  CAP: '수도권',
  GAN: '강원',
  CHU: '충청',
  JEO: '전라',
  GYE: '경상',
  JEJ: '제주',
};

export const facilities = {
  TRAIL: '산책로',
  VALLEY: '계곡',
  BEACH: '바다',
  PLAYGROUND: '숲 놀이터',
  OBSERVATORY: '전망대',
  SPA: '온열실',
  CAFE: '카페',
  PARKING: '주차장',
  BARRIERFREE: '무장애 길',
};

/** Set by the build: the same three screens serve as two domains, one of them opened before the other. */
declare const __DOMAIN__: 'forest' | 'trails';
/** Set by the build: tells one release of the domain from the next. */
declare const __RELEASE__: string;
export const domain = typeof __DOMAIN__ === 'undefined' ? 'forest' : __DOMAIN__;

export const words = {
  list: domain === 'forest' ? '휴양림 찾기' : '숲길 찾기',
  region: '지역',
  all: '전체',
  facilities: '편의 시설',
  count: (count: number) => `${domain === 'forest' ? '휴양림' : '숲길'} ${count}곳`,
  from: (amount: number) => `1박 ${won(amount)}부터`,
  detail: `휴양림 안내${__RELEASE__}`,
  address: '주소',
  phone: '전화',
  rooms: '객실',
  people: (from: number, to: number) => `기준 ${from}명, 최대 ${to}명`,
  choose: '객실 선택',
  dates: '날짜 선택',
  checkIn: '입실일',
  checkOut: '퇴실일',
  guests: '인원',
  book: '예약하기',
  sure: '이 날짜로 예약하시겠습니까?',
  yes: '확인',
  no: '취소',
  back: '뒤로 가기',
  home: '월렛 메인',
  wait: '불러오는 중입니다.',
};

/** No Intl: it costs a first screen more than anything else here. */
export function won(amount: number): string {
  return `${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}원`;
}

export function factsOf({
  rgnCd,
  fcltCdList,
}: {
  rgnCd: keyof typeof regions;
  fcltCdList: string[];
}): string {
  return [
    regions[rgnCd],
    ...fcltCdList.slice(0, 3).map((code) => facilities[code as keyof typeof facilities]),
  ].join(' · ');
}
