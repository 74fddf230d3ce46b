import type { Words } from '../language.ts';

type Row = readonly [id: string, type: '1' | '2' | '3', name: Words];

const rows: Readonly<Record<string, readonly Row[]>> = {
  '10': [
    ['SPS000101', '1', { ko: '스마트패스 이용약관', en: 'Terms of the smart pass' }],
    [
      'SPS000102',
      '1',
      { ko: '여권·얼굴 정보 수집·이용 동의', en: 'Collection and use of passport and face data' },
    ],
    ['SPS000103', '1', { ko: '인천공항에 정보를 제공하는 동의', en: 'Provision of data to Incheon airport' }],
  ],
  '20': [
    ['SPS000201', '2', { ko: '자녀 스마트패스 이용약관', en: 'Terms of a child’s smart pass' }],
    [
      'SPS000202',
      '2',
      {
        ko: '자녀의 여권·얼굴 정보 수집·이용 동의',
        en: 'Collection and use of a child’s passport and face data',
      },
    ],
    ['SPS000203', '3', { ko: '법정대리인 동의', en: 'Consent of a parent or guardian' }],
  ],
};

/** The terms of a classification (10 normal, 20 under 14); those of a child carry the guardian's name (E59). */
export function termsOf(termClsfi: string, guardian: string): object[] | null {
  return (
    rows[termClsfi]?.map(([stpulId, stpulType, stpulName], place) => ({
      stpulId,
      stpulType,
      stpulName,
      mandanYn: 'Y',
      stpulClsfi: termClsfi,
      stpulCtnt: {
        ko: `제1조 (목적)\n${stpulName.ko}는 인천공항 출국장과 탑승구에서 얼굴로 본인을 확인하는 데 필요한 내용을 정해요.\n\n제2조 (보관 기간)\n등록한 날부터 5년 또는 여권이 만료되는 날까지 보관하고, 삭제하면 바로 지워요.`,
        en: `1. Purpose\nWhat is needed to recognise you by your face at the halls and gates of Incheon airport.\n\n2. How long\nFive years from registration or until the passport ends; deleted at once when you delete the pass.`,
      },
      ...(termClsfi === '20' && place === 0 ? { grdnNm: guardian } : {}),
    })) ?? null
  );
}

export const termIds = (termClsfi: string): string[] => rows[termClsfi]?.map(([id]) => id) ?? [];
