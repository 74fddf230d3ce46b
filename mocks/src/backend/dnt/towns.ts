import type { Words } from '../language.ts';

/** A province (시도) or a town (시군구): both take donations. */
export interface Town {
  locgovCd: string;
  upperLocgovCd: string;
  upperLocgovNm: Words;
  locgovNm: Words;
  /** points for a donation, in per cent of it */
  creatPointRate: number;
  telNo: string;
}

const area = (ko: string, en: string) =>
  /[시군구]$/.test(ko) ? { ko, en } : { ko: `${ko}군`, en: `${en}-gun` };

// Province: code, name, dialling code; its towns as name and spelling, a county (군) unless its name says otherwise.
const table: readonly [code: string, ko: string, en: string, dial: string, towns: string][] = [
  [
    ...(['11', '서울특별시', 'Seoul', '02'] as const),
    '종로구 Jongno-gu 중구 Jung-gu 용산구 Yongsan-gu 성동구 Seongdong-gu 광진구 Gwangjin-gu 동대문구 Dongdaemun-gu 중랑구 Jungnang-gu 성북구 Seongbuk-gu 강북구 Gangbuk-gu 도봉구 Dobong-gu 노원구 Nowon-gu 은평구 Eunpyeong-gu 서대문구 Seodaemun-gu 마포구 Mapo-gu 양천구 Yangcheon-gu 강서구 Gangseo-gu 구로구 Guro-gu 금천구 Geumcheon-gu 영등포구 Yeongdeungpo-gu 동작구 Dongjak-gu 관악구 Gwanak-gu 서초구 Seocho-gu 강남구 Gangnam-gu 송파구 Songpa-gu 강동구 Gangdong-gu',
  ],
  [
    ...(['26', '부산광역시', 'Busan', '051'] as const),
    '중구 Jung-gu 서구 Seo-gu 동구 Dong-gu 영도구 Yeongdo-gu 부산진구 Busanjin-gu 동래구 Dongnae-gu 남구 Nam-gu 북구 Buk-gu 해운대구 Haeundae-gu 사하구 Saha-gu 금정구 Geumjeong-gu 강서구 Gangseo-gu 연제구 Yeonje-gu 수영구 Suyeong-gu 사상구 Sasang-gu 기장 Gijang',
  ],
  [
    ...(['27', '대구광역시', 'Daegu', '053'] as const),
    '중구 Jung-gu 동구 Dong-gu 서구 Seo-gu 남구 Nam-gu 북구 Buk-gu 수성구 Suseong-gu 달서구 Dalseo-gu 달성 Dalseong 군위 Gunwi',
  ],
  [
    ...(['28', '인천광역시', 'Incheon', '032'] as const),
    '중구 Jung-gu 동구 Dong-gu 미추홀구 Michuhol-gu 연수구 Yeonsu-gu 남동구 Namdong-gu 부평구 Bupyeong-gu 계양구 Gyeyang-gu 서구 Seo-gu 강화 Ganghwa 옹진 Ongjin',
  ],
  [
    ...(['29', '광주광역시', 'Gwangju', '062'] as const),
    '동구 Dong-gu 서구 Seo-gu 남구 Nam-gu 북구 Buk-gu 광산구 Gwangsan-gu',
  ],
  [
    ...(['30', '대전광역시', 'Daejeon', '042'] as const),
    '동구 Dong-gu 중구 Jung-gu 서구 Seo-gu 유성구 Yuseong-gu 대덕구 Daedeok-gu',
  ],
  [
    ...(['31', '울산광역시', 'Ulsan', '052'] as const),
    '중구 Jung-gu 남구 Nam-gu 동구 Dong-gu 북구 Buk-gu 울주 Ulju',
  ],
  ['36', '세종특별자치시', 'Sejong', '044', ''],
  [
    ...(['41', '경기도', 'Gyeonggi', '031'] as const),
    '수원시 Suwon 성남시 Seongnam 의정부시 Uijeongbu 안양시 Anyang 부천시 Bucheon 광명시 Gwangmyeong 평택시 Pyeongtaek 동두천시 Dongducheon 안산시 Ansan 고양시 Goyang 과천시 Gwacheon 구리시 Guri 남양주시 Namyangju 오산시 Osan 시흥시 Siheung 군포시 Gunpo 의왕시 Uiwang 하남시 Hanam 용인시 Yongin 파주시 Paju 이천시 Icheon 안성시 Anseong 김포시 Gimpo 화성시 Hwaseong 광주시 Gwangju 양주시 Yangju 포천시 Pocheon 여주시 Yeoju 연천 Yeoncheon 가평 Gapyeong 양평 Yangpyeong',
  ],
  [
    ...(['51', '강원특별자치도', 'Gangwon', '033'] as const),
    '춘천시 Chuncheon 원주시 Wonju 강릉시 Gangneung 동해시 Donghae 태백시 Taebaek 속초시 Sokcho 삼척시 Samcheok 홍천 Hongcheon 횡성 Hoengseong 영월 Yeongwol 평창 Pyeongchang 정선 Jeongseon 철원 Cheorwon 화천 Hwacheon 양구군 Yanggu-gun 인제 Inje 고성 Goseong 양양 Yangyang',
  ],
  [
    ...(['43', '충청북도', 'Chungbuk', '043'] as const),
    '청주시 Cheongju 충주시 Chungju 제천시 Jecheon 보은 Boeun 옥천 Okcheon 영동 Yeongdong 증평 Jeungpyeong 진천 Jincheon 괴산 Goesan 음성 Eumseong 단양 Danyang',
  ],
  [
    ...(['44', '충청남도', 'Chungnam', '041'] as const),
    '천안시 Cheonan 공주시 Gongju 보령시 Boryeong 아산시 Asan 서산시 Seosan 논산시 Nonsan 계룡시 Gyeryong 당진시 Dangjin 금산 Geumsan 부여 Buyeo 서천 Seocheon 청양 Cheongyang 홍성 Hongseong 예산 Yesan 태안 Taean',
  ],
  [
    ...(['52', '전북특별자치도', 'Jeonbuk', '063'] as const),
    '전주시 Jeonju 군산시 Gunsan 익산시 Iksan 정읍시 Jeongeup 남원시 Namwon 김제시 Gimje 완주 Wanju 진안 Jinan 무주 Muju 장수 Jangsu 임실 Imsil 순창 Sunchang 고창 Gochang 부안 Buan',
  ],
  [
    ...(['46', '전라남도', 'Jeonnam', '061'] as const),
    '목포시 Mokpo 여수시 Yeosu 순천시 Suncheon 나주시 Naju 광양시 Gwangyang 담양 Damyang 곡성 Gokseong 구례 Gurye 고흥 Goheung 보성 Boseong 화순 Hwasun 장흥 Jangheung 강진 Gangjin 해남 Haenam 영암 Yeongam 무안 Muan 함평 Hampyeong 영광 Yeonggwang 장성 Jangseong 완도 Wando 진도 Jindo 신안 Sinan',
  ],
  [
    ...(['47', '경상북도', 'Gyeongbuk', '054'] as const),
    '포항시 Pohang 경주시 Gyeongju 김천시 Gimcheon 안동시 Andong 구미시 Gumi 영주시 Yeongju 영천시 Yeongcheon 상주시 Sangju 문경시 Mungyeong 경산시 Gyeongsan 의성 Uiseong 청송 Cheongsong 영양 Yeongyang 영덕 Yeongdeok 청도 Cheongdo 고령 Goryeong 성주 Seongju 칠곡 Chilgok 예천 Yecheon 봉화 Bonghwa 울진 Uljin 울릉 Ulleung',
  ],
  [
    ...(['48', '경상남도', 'Gyeongnam', '055'] as const),
    '창원시 Changwon 진주시 Jinju 통영시 Tongyeong 사천시 Sacheon 김해시 Gimhae 밀양시 Miryang 거제시 Geoje 양산시 Yangsan 의령 Uiryeong 함안 Haman 창녕 Changnyeong 고성 Goseong 남해 Namhae 하동 Hadong 산청 Sancheong 함양 Hamyang 거창 Geochang 합천 Hapcheon',
  ],
  ['50', '제주특별자치도', 'Jeju', '064', ''],
];

/** A few give less than the law allows. */
const LOW_RATE: readonly string[] = ['11330', '26190', '41120'];

function townsOf([code, ko, en, dial, line]: (typeof table)[number]): Town[] {
  const upperLocgovNm = { ko, en };
  const parts = line === '' ? [] : line.split(' ');
  const town = (locgovCd: string, locgovNm: Words, number: number): Town => ({
    locgovCd,
    upperLocgovCd: code,
    upperLocgovNm,
    locgovNm,
    creatPointRate: LOW_RATE.includes(locgovCd) ? 28 : 30,
    telNo: `${dial}-${2000 + Number(code) * 10}-${String(1000 + number)}`,
  });
  const own = Array.from({ length: parts.length / 2 }, (_, at) =>
    town(
      `${code}${String(110 + at * 10).padStart(3, '0')}`,
      area(parts[at * 2] ?? '', parts[at * 2 + 1] ?? ''),
      at + 1,
    ),
  );
  return [town(`${code}000`, upperLocgovNm, 0), ...own];
}

/** The 17 provinces, each before its towns: 243 in all. */
export const towns: readonly Town[] = table.flatMap(townsOf);

export const townOf = (locgovCd: string): Town | undefined => towns.find((one) => one.locgovCd === locgovCd);

/** Neither the province nor the town of the registered address takes a donation of its own people. */
export const isOwn = (town: Town, home: string): boolean =>
  town.locgovCd === home || town.locgovCd === `${home.slice(0, 2)}000`;
