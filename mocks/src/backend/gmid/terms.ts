import type { Words } from '../language.ts';
import { refuse } from './member.ts';

const term = (stpulId: string, mandanYn: 'Y' | 'N', stpulName: Words, stpulCtnt: Words) => ({
  stpulId,
  mandanYn,
  stpulName,
  stpulCtnt,
});

const own = [
  term(
    'GM-01',
    'Y',
    { ko: '디지털 신분증 이용약관', en: 'Terms of the digital ID' },
    {
      ko: '디지털 신분증은 은행이 고객의 신원을 확인하고 서명한 증명이에요.\n그룹사와 제휴처에서 쓸 수 있고, 법정 신분증을 대신하지 않아요.\n유효기간은 3년이에요.',
      en: 'The digital ID is a proof of who you are, checked and signed by the bank.\nIt serves within the group and at partners and is no legal ID.\nIt is valid for three years.',
    },
  ),
  term(
    'GM-02',
    'Y',
    { ko: '개인정보 수집·이용 동의', en: 'Collecting and using personal data' },
    {
      ko: '이름, 생년월일, 휴대폰 번호, 신분증 사진과 얼굴 사진을 본인 확인에 사용해요.\n사진은 비교한 뒤 바로 지워요.',
      en: 'Name, birth date, phone number, the photo of your ID and of your face are used to know you.\nPhotos are deleted once they are compared.',
    },
  ),
  term(
    'GM-03',
    'Y',
    { ko: '고유식별정보 처리 동의', en: 'Using the resident number' },
    { ko: '신분증의 진위를 발급기관에 확인해요.', en: 'The issuer is asked whether your ID is genuine.' },
  ),
  term(
    'GM-04',
    'N',
    { ko: '제휴처 소식 받기', en: 'News of partners' },
    { ko: '새로 쓸 수 있는 곳이 생기면 알려 드려요.', en: 'We tell you where it can be used next.' },
  ),
];

const child = [
  term(
    'GM-21',
    'Y',
    { ko: '만 14세 미만 이용약관', en: 'Terms for under 14' },
    { ko: '만 14세 미만은 학생증을 이용해 주세요.', en: 'Under 14, please use the student card.' },
  ),
];

/** Classification 10 normal, 20 under 14 (3-identity-and-services s4). */
export function termsOf(termClsfi: string) {
  if (termClsfi === '10') return own;
  return termClsfi === '20' ? child : refuse('GMID_TERMS', '약관을 찾을 수 없어요.');
}
