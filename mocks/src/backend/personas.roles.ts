import { definePersona, type Persona } from './persona.ts';

/** The roles of the specification (1-shell s6). */
export const roles: readonly Persona[] = [
  { id: 'visitor', summary: '로그인하지 않은 방문자', phone: null, password: null, ci: null, person: null },
  definePersona({
    id: 'member',
    number: '01',
    summary: '국민인증서로 로그인한 일반 회원',
    services: ['01', '06', '14', '29', '34', '35'],
    person: { custName: '김하늘' },
  }),
  definePersona({
    id: 'minor',
    number: '02',
    summary: '만 14세 미만 회원',
    person: { custName: '이새봄', birth: '150504', custGubn: '3', genderGubn: '1' },
  }),
  definePersona({
    id: 'foreigner',
    number: '03',
    summary: '외국인 회원',
    person: {
      custName: 'EMMA JOHNSON',
      birth: '880721',
      custGubn: '6',
      genderGubn: '2',
      isforeign: true,
      natnlCd: 'US',
    },
  }),
  definePersona({
    id: 'employee',
    number: '04',
    summary: '그룹 임직원',
    person: {
      custName: '박지훈',
      birth: '851130',
      custGubn: '1',
      genderGubn: '1',
      empid: 'E204117',
      isEmployee: true,
    },
  }),
  definePersona({
    id: 'developer',
    number: '05',
    summary: '개발자 화면을 열 수 있는 임직원',
    person: {
      custName: '최개발',
      birth: '920908',
      custGubn: '1',
      genderGubn: '1',
      empid: 'D310552',
      isEmployee: true,
      isDeveloper: true,
    },
  }),
  definePersona({
    id: 'lite',
    number: '06',
    summary: 'Lite 인증서 회원 (패턴 05, 인증서 03)',
    person: {
      custName: '정라임',
      svcPtrnDstCd: '05',
      certType: '03',
      loginCertType: '03',
      isLiteCertYn: 'Y',
    },
  }),
  definePersona({
    id: 'restricted',
    number: '07',
    summary: '이용이 제한된 간편 회원 (패턴 05, 그 밖의 인증서)',
    person: { custName: '한제희', svcPtrnDstCd: '05', certType: '' },
  }),
  definePersona({
    id: 'groupKC0',
    number: '08',
    summary: '카드사에서 들어온 그룹 회원',
    person: { custName: '오카린', groupCoCd: 'KC0', certType: '04', loginCertType: '04' },
  }),
  definePersona({
    id: 'groupKS2',
    number: '31',
    summary: '증권사에서 들어온 그룹 회원',
    person: { custName: '김증원', groupCoCd: 'KS2', certType: '04', loginCertType: '04' },
  }),
  definePersona({
    id: 'groupKM0',
    number: '32',
    summary: '저축은행에서 들어온 그룹 회원',
    person: { custName: '이저솔', groupCoCd: 'KM0', certType: '04', loginCertType: '04' },
  }),
  definePersona({
    id: 'groupKN1',
    number: '33',
    summary: '보험사에서 들어온 그룹 회원',
    person: { custName: '박보은', groupCoCd: 'KN1', certType: '04', loginCertType: '04' },
  }),
  definePersona({
    id: 'groupKB0',
    number: '34',
    summary: '은행에서 들어온 그룹 회원',
    person: { custName: '최은서', groupCoCd: 'KB0', certType: '04', loginCertType: '04' },
  }),
  definePersona({
    id: 'starbank',
    number: '35',
    summary: '스타뱅킹을 통해 들어온 회원',
    person: { custName: '정별하', loginType: '1', isInflowStarbanking: true },
  }),
];
