export const messages = {
  home: {
    list: '내 이용 내역',
    empty: '이용 내역이 없어요',
    emptyHint: '서비스를 이용하시면 여기에서 확인하실 수 있어요.',
    apply: '신청하기',
  },
  item: { name: '이용 항목', date: '이용일', amount: '금액' },
  kinds: { used: '이용 완료', cancelled: '취소' },
  terms: {
    lead: '서비스를 신청하려면 아래 약관에 동의해 주세요.',
  },
  apply: {
    name: '이름',
    phone: '휴대폰 번호',
    phoneHint: '숫자만 입력해 주세요.',
    amount: '신청 금액',
    submit: '신청하기',
    ask: ({ amount }: { amount: string }) => `${amount}원을 신청할까요?`,
    yes: '신청',
    no: '취소',
  },
  result: {
    done: '신청이 완료됐어요',
    number: '신청 번호',
    name: '신청인',
    date: '신청일',
    amount: '신청 금액',
    home: '이용 내역 보기',
  },
};
