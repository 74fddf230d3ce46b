export const messages = {
  title: '내 이용 내역',
  sum: ({ count }: { count: number }) => `모두 ${count}건`,
  empty: '이용 내역이 없습니다',
  emptyHint: '서비스를 이용하시면 여기에서 확인하실 수 있습니다.',
  detail: '이용 내역 상세',
  name: '이용 항목',
  date: '이용일',
  amount: '금액',
  kinds: { used: '이용 완료', cancelled: '취소' },
};
