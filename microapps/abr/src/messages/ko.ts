import { clockText, formatMoney, spokenDay } from '@wallet/kit/format';

const day = (date: string) => spokenDay(date, 'ko');
/** A session is one of a row: in few signs. */
const hour = (time: string) => `${time.slice(0, 2)}:${time.slice(2)}`;
const clock = (time: string) => clockText(`20260101${time}`, 'ko');
/** The half of the day is said once where both ends lie in it. */
const span = (from: string, to: string) => `${clock(from)}~${clock(to).replace(clock(from).slice(0, 3), '')}`;
const windows = { AM: '오전 9:00~오후 1:00', PM: '오후 1:00~6:00' } as const;
const halves = { AM: '오전', PM: '오후' } as const;
type Half = keyof typeof halves;

export const messages = {
  price: ({ amount }: { amount: number }) => (amount === 0 ? '무료' : `${formatMoney(amount)}원`),
  when: ({ date, time, ends, nights = 0 }: { date: string; time: string; ends: string; nights?: number }) =>
    `${day(date)} ${ends ? span(time, ends) : clock(time)}${nights > 0 ? ` · ${nights}박` : ''}`,
  persons: ({ count }: { count: number }) => `${count}명`,
  unit: '명',
  total: '결제 금액',
  next: '다음',
  book: '예약하기',
  pay: ({ amount }: { amount: number }) => `${formatMoney(amount)}원 결제하기`,
  cancel: '예약 취소하기',
  refund: '환불',
  fee: '수수료',
  fees: '취소 수수료',
  noFee: '수수료를 알 수 없어 지금은 취소할 수 없어요. 잠시 후 다시 시도해 주세요.',
  code: '입장 QR 코드',
  people: '인원',
  proof: '할인 대상은 입구에서 증빙을 보여 주세요.',
  kinds: {
    adult: '어른',
    youth: '청소년 (13~18세)',
    child: '어린이 (7~12세)',
    free: '무료 (6세 이하, 65세 이상, 장애인, 유공자)',
  },
  groups: { PERSON: '개인', FAMILY: '가족', GROUP: '단체' },
  states: {
    held: '결제 전',
    late: '시간 지남',
    booked: '예약 완료',
    used: '다녀옴',
    missed: '기간 지남',
    cancelled: '취소',
    closedBySite: '휴원',
  },
  ended: {
    closedBySite: '눈 때문에 휴원해요. 결제한 금액은 모두 돌려드려요.',
    missed: '예약한 날이 지났어요.',
    late: '제때 결제하지 않아 예약되지 않았어요.',
    lateBack: '제때 결제하지 않아 예약되지 않았어요. 결제한 금액을 돌려드렸어요.',
  },
  bring: {
    gwangneung: '입구에서 QR 코드를 보여 주세요. 자전거, 킥보드, 드론, 반려동물은 들어갈 수 없어요.',
    sejong: '입구에서 QR 코드를 보여 주세요. 할인 대상은 증빙을 함께 보여 주세요.',
    baekdu: '예약자 본인이 신분증을 가지고 와 주세요.',
  },
  facts: {
    where: '수목원',
    what: '예약 내용',
    when: '이용 일시',
    car: '차량 번호',
    name: '예약자',
    phone: '휴대폰 번호',
    count: '인원',
    full: '할인 전 금액',
  },
  gone: {
    booking: {
      title: '예약을 찾을 수 없어요',
      description: '내 예약에서 다시 열어 주세요.',
      action: '내 예약 보기',
    },
    course: {
      title: '교육을 찾을 수 없어요',
      description: '목록에서 다시 골라 주세요.',
      action: '교육 보기',
    },
  },
  home: {
    ask: '어느 수목원으로\n갈까요?',
    sites: '수목원',
    open: '운영 중',
    hours: ({ state, opens, closes }: { state: 'open' | 'shut' | 'rest'; opens: string; closes: string }) =>
      ({
        open: `오늘은 ${clock(closes)}까지 열어요`,
        shut: `지금은 닫혀 있어요 · ${span(opens, closes)}에 열어요`,
        rest: '오늘은 쉬어요',
      })[state],
    about: {
      gwangneung: '예약한 차만 들어갈 수 있는 숲',
      sejong: '사계절 온실과 정원, 교육',
      baekdu: '호랑이숲과 하룻밤 가든스테이',
    },
    reserve: '광릉 방문 예약하기',
    next: '다음 예약',
    free: ({ date }: { date: string }) =>
      `${day(date)}에는 광릉에 무료로 들어갈 수 있어요. 주차료는 따로 내요.`,
    bookings: '내 예약',
  },
  dayAsk: '언제 갈까요?',
  car: {
    only: '광릉 수목원은 예약한 차만 들어갈 수 있어요.',
    opens: '예약은 30일 전 0시부터 할 수 있어요.',
    free: '이날은 무료로 들어갈 수 있어요. 주차료는 따로 내요.',
    window: '입장 시간',
    left: ({ time, left }: { time: Half; left: number }) =>
      left <= 10 ? `${windows[time]} · ${left}대 남음` : windows[time],
    windows: ({ windows: all }: { windows: readonly { time: Half; left: number }[] }) =>
      all
        .map(({ time, left }) =>
          left === 0 ? `${halves[time]} 자리가 없어요.` : `${halves[time]}는 ${left}대 남았어요.`,
        )
        .join(' '),
    kind: '차종',
    example: '12가3456',
    entry: '입장료',
    parking: '주차료',
  },
  sejong: {
    classes: '교육 프로그램 보기',
    session: '온실 입장 시간',
    time: ({ number, time, left }: { number: string; time: string; left: number }) =>
      number === '0' ? '정원만' : left <= 10 ? `${hour(time)} · ${left}자리` : hour(time),
    garden: '온실 없이 정원만 반값으로 볼 수 있어요.',
  },
  course: {
    list: '교육',
    none: '열린 교육이 없어요',
    noneHint: '새 교육이 열리면 여기에서 볼 수 있어요.',
    left: ({ left }: { left: number }) => (left > 0 ? `${left}자리 남음` : '마감'),
    group: '누구와 함께하나요?',
    entry: '입장료는 따로 내요.',
    stays: '숙박',
    stay: { Y: '숙박과 함께', N: '교육만' },
    noRooms: '남은 객실이 없어요. 숙박 없이 교육만 예약할 수 있어요.',
    roomType: '객실',
    room: ({ guests, price }: { guests: number; price: number }) => `${guests}인실 ${formatMoney(price)}원`,
    rooms: '객실 수',
    money: '교육비',
    roomMoney: '객실 요금',
  },
  bookings: {
    none: '예약이 없어요',
    noneHint: '예약하면 여기에서 볼 수 있어요.',
    find: '수목원 보기',
    coming: '다가오는 예약',
    past: '지난 예약',
  },
  change: { open: '차량과 시간 바꾸기', save: '바꾸기', done: '바꿨어요.' },
  test: { call: '호출', send: '보내기', answer: '응답', store: '저장된 예약 정보', none: '비어 있음' },
  refusals: {
    notFound: '찾을 수 없어요. 처음부터 다시 골라 주세요.',
    plate: '차량 번호를 다시 확인해 주세요.',
    day: '예약은 30일 전 0시부터 할 수 있어요.',
    count: '인원을 다시 확인해 주세요.',
    twice: '이미 이날 예약이 있어요. 내 예약에서 바꿀 수 있어요.',
    left: '그사이 자리가 없어졌어요. 다른 시간을 골라 주세요.',
    room: '남은 객실이 없어요. 숙박 없이 교육만 예약할 수 있어요.',
    guests: '인원보다 객실이 적어요. 객실을 더 골라 주세요.',
    price: '요금이 바뀌었어요. 다시 확인해 주세요.',
    late: '결제할 시간이 지났어요. 다시 골라 주세요.',
    terms: '약관에 동의해 주세요.',
    began: '이용 시간이 시작돼 바꾸거나 취소할 수 없어요.',
    noCancel: '취소할 수 없는 예약이에요.',
    fee: '수수료가 바뀌었어요. 다시 확인해 주세요.',
  },
};
