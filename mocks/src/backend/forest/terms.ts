/** Terms of the forest service, under the names of the shell document. */
export interface ForestTerm {
  hirkStpulId: string;
  stpulName: string;
  stpulEngName: string;
  stpulCtnt: string;
  stpulEngCtnt: string;
  mandanYn: 'Y' | 'N';
}

/** BOOK before a stay, JOIN before the forest membership. */
export const terms: Readonly<Record<'BOOK' | 'JOIN', readonly ForestTerm[]>> = {
  BOOK: [
    {
      hirkStpulId: 'FTR_BOOK_01',
      stpulName: '자연휴양림 이용 약관',
      stpulEngName: 'Terms of use of forest lodges',
      stpulCtnt:
        '입실은 15시, 퇴실은 다음 날 11시예요. 객실 정원을 넘겨 이용할 수 없으며, 산불 예방을 위해 지정된 곳 밖에서 불을 피울 수 없어요. 반려동물은 지정 객실에서만 함께할 수 있어요.',
      stpulEngCtnt:
        'Check-in is at 15:00 and check-out at 11:00 the next day. The number of guests may not exceed the room’s limit. Fires are allowed in marked places only. Pets are welcome in marked rooms only.',
      mandanYn: 'Y',
    },
    {
      hirkStpulId: 'FTR_BOOK_02',
      stpulName: '취소·환불 규정 동의',
      stpulEngName: 'Cancellation and refund rules',
      stpulCtnt:
        '입실 5일 전까지는 전액 환불해요. 2일에서 4일 전에는 20%, 1일 전에는 50%, 당일에는 90%의 취소 수수료를 뺀 금액을 환불해요.',
      stpulEngCtnt:
        'Full refund up to 5 days before check-in. After that a fee is kept: 20% from 4 to 2 days before, 50% one day before, 90% on the day.',
      mandanYn: 'Y',
    },
    {
      hirkStpulId: 'FTR_BOOK_03',
      stpulName: '숲 소식과 혜택 안내 수신',
      stpulEngName: 'News and offers of forest lodges',
      stpulCtnt: '계절 행사와 빈 객실 소식을 보내 드려요. 동의하지 않아도 예약할 수 있어요.',
      stpulEngCtnt: 'We send you seasonal events and vacancies. You can book without agreeing.',
      mandanYn: 'N',
    },
  ],
  JOIN: [
    {
      hirkStpulId: 'FTR_JOIN_01',
      stpulName: '산림 휴양 회원 약관',
      stpulEngName: 'Forest membership terms',
      stpulCtnt: '회원은 하나의 아이디만 가질 수 있으며, 월렛 앱과 산림 휴양 누리집에서 함께 이용해요.',
      stpulEngCtnt: 'A member has one ID, used in the wallet and on the forest web site alike.',
      mandanYn: 'Y',
    },
    {
      hirkStpulId: 'FTR_JOIN_02',
      stpulName: '개인정보 수집·이용 동의',
      stpulEngName: 'Collection and use of personal information',
      stpulCtnt: '회원 관리와 예약을 위해 이름, 생년월일, 성별, 휴대폰 번호, 주소를 수집해요.',
      stpulEngCtnt:
        'Name, date of birth, sex, mobile number and address are collected for membership and bookings.',
      mandanYn: 'Y',
    },
    {
      hirkStpulId: 'FTR_JOIN_03',
      stpulName: '개인정보 마케팅 활용 동의',
      stpulEngName: 'Use of personal information for marketing',
      stpulCtnt: '맞춤 행사 안내에 회원 정보를 활용해요. 동의하지 않아도 가입할 수 있어요.',
      stpulEngCtnt: 'Member information is used for suitable offers. You can join without agreeing.',
      mandanYn: 'N',
    },
  ],
};
