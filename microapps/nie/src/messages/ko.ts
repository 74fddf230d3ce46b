import { daysBetween, formatMoney, weekday } from '@wallet/kit/format';

const day = (date: string) =>
  `${Number(date.slice(4, 6))}월 ${Number(date.slice(6, 8))}일 (${'일월화수목금토'[weekday(date.slice(0, 8))]})`;
const clock = (time: string) => `${time.slice(0, 2)}:${time.slice(2, 4)}`;
const won = (amount: number) => `${formatMoney(amount)}원`;
interface Times {
  begins: string;
  ends: string;
}

export const messages = {
  price: ({ amount }: { amount: number }) => (amount === 0 ? '무료' : won(amount)),
  day: ({ date }: { date: string }) => day(date),
  when: ({ date, begins, ends }: Times & { date: string }) => `${day(date)} ${clock(begins)}~${clock(ends)}`,
  nights: ({ begin, end }: { begin: string; end: string }) =>
    `${day(begin)} ~ ${day(end)} · ${daysBetween(begin, end)}박`,
  persons: ({ count }: { count: number }) => `${count}명`,
  unit: '명',
  next: '다음',
  book: '예약하기',
  pay: ({ amount }: { amount: number }) => `${won(amount)} 결제하기`,
  code: '예약 QR 코드',
  left: ({ left }: { left: number }) => (left > 0 ? `${left}자리 남음` : '마감'),
  kinds: {
    adult: '어른 (19~64세)',
    youth: '청소년 (13~18세)',
    child: '어린이 (5~12세)',
    free: '무료 (4세 이하, 65세 이상, 장애인, 유공자)',
  },
  classKinds: { all: '전체', exhibit: '전시', class: '교육', tour: '해설' },
  ages: { all: '모든 나이', child: '어린이', youth: '청소년', adult: '어른' },
  states: {
    held: '결제 전',
    waiting: '결제 대기',
    pending: '결제 확인 중',
    booked: '예약 완료',
    used: '이용 완료',
    absent: '오지 않음',
    cancelled: '취소',
    late: '시간 지남',
  },
  facts: {
    place: '장소',
    when: '일시',
    age: '대상',
    price: '이용료',
    people: '인원',
    booker: '예약자',
    phone: '휴대폰 번호',
    room: '객실',
    nights: '숙박',
    car: '차량 번호',
    roomTotal: '객실 요금',
    programTotal: '프로그램 요금',
    total: '결제 금액',
    fee: '취소 수수료',
    refund: '환불',
  },
  gone: {
    class: {
      title: '프로그램을 찾을 수 없어요',
      description: '목록에서 다시 골라 주세요.',
      action: '전시와 교육 보기',
    },
    room: {
      title: '객실을 찾을 수 없어요',
      description: '날짜를 골라 다시 찾아 주세요.',
      action: '객실 보기',
    },
    booking: {
      title: '예약을 찾을 수 없어요',
      description: '내 예약에서 다시 열어 주세요.',
      action: '내 예약 보기',
    },
  },
  home: {
    lead: '다섯 기후를 걷고\n숲에서 자요',
    today: ({
      state,
      opens,
      closes,
      next,
    }: {
      state: string;
      opens: string;
      closes: string;
      next: string;
    }) => {
      if (state === 'open') return `오늘은 ${clock(closes)}까지 열어요.`;
      const again = `${day(next)} ${clock(opens)}에 열어요.`;
      return state === 'rest' ? `오늘은 쉬는 날이에요. ${again}` : `지금은 문을 닫았어요. ${again}`;
    },
    upcoming: '다가오는 예약',
    count: ({ count }: { count: number }) => `${count}건`,
    bookings: '내 예약',
    services: '예약하기',
    classes: '전시와 교육',
    classesHint: '에코리움, 생태해설, 어린이 교육',
    rooms: '숙박',
    roomsHint: '프로그램과 함께하는 하룻밤',
    soon: '곧 갈 수 있어요',
    all: '전체 보기',
  },
  list: {
    kind: '종류',
    age: '나이',
    title: '프로그램',
    none: '맞는 프로그램이 없어요',
    noneHint: '조건을 바꾸면 더 많이 볼 수 있어요.',
    reset: '조건 지우기',
    next: ({ age, next }: { age: string; next: string }) => (next ? `${age} · ${day(next)}부터` : age),
  },
  detail: {
    days: '가까운 날',
    noDays: '30일 안에 남은 자리가 없어요.',
    rules: '알아 두세요',
    atGate: '이용료는 입구에서 내요. 할인과 무료 대상은 증빙을 보여 주세요.',
    mine: ({ date, begins, ends }: Times & { date: string }) =>
      `${day(date)} ${clock(begins)}~${clock(ends)}에 예약했어요.`,
    openMine: '예약 보기',
  },
  visit: {
    session: '시간',
    time: ({ begins, ends, left }: Times & { left: number }) =>
      `${clock(begins)}~${clock(ends)}${left <= 3 ? ` · ${left}자리` : ''}`,
    first: '날짜와 시간을 골라 주세요',
    least: '한 명부터 예약할 수 있어요',
    full: ({ most }: { most: number }) => `${most}명까지 예약할 수 있어요.`,
    who: '누가 가나요?',
    booked: '예약했어요. 그날 입구에서 QR 코드를 보여 주세요.',
    cancelUntil: ({ until }: { until: string }) =>
      `${day(until)} ${clock(until.slice(8))}까지 취소할 수 있어요.`,
    cancelOver: '취소할 수 있는 시간이 지났어요. 못 오게 되면 국립생태원에 알려 주세요.',
    cancel: '예약 취소하기',
    ask: '예약을 취소할까요? 자리는 다른 분에게 돌아가요.',
    keep: '그대로 두기',
    cancelled: '예약을 취소했어요.',
    again: '다른 날로 예약하기',
    absent: '오지 않은 예약이에요. 한 분기에 두 번이면 한 달 동안 예약할 수 없어요.',
  },
  rooms: {
    guests: '인원',
    list: '객실',
    ask: '언제 묵을까요?',
    first: '들어오는 날과 나가는 날을 골라 주세요. 2박까지 예약할 수 있어요.',
    none: '이 날짜에는 남은 객실이 없어요',
    noneHint: '다른 날을 골라 주세요.',
    taken: '마감',
  },
  room: {
    night: '1박',
    most: ({ most }: { most: number }) => `이 객실은 ${most}명까지 이용할 수 있어요.`,
    fees: '취소 수수료',
    dates: '날짜 선택하기',
    next: '프로그램 선택하기',
  },
  programs: {
    note: '숙박은 프로그램과 함께 예약해요. 하나 이상 선택해 주세요.',
    title: '무엇을 함께 할까요?',
    one: ({ begins, ends, price }: Times & { price: number }) =>
      `${clock(begins)}~${clock(ends)} · ${price === 0 ? '무료' : `1명 ${won(price)}`}`,
    count: ({ name }: { name: string }) => `${name} 인원`,
    overlap: '고른 두 프로그램의 시간이 겹쳐요.',
    sums: '요금',
    none: '이 날짜에는 프로그램이 없어 숙박을 예약할 수 없어요',
  },
  booker: {
    id: '예약자 본인이 신분증을 가지고 와야 입실할 수 있어요.',
    title: '예약자가 맞나요?',
    car: '차량 번호 (선택)',
    example: '12가3456',
  },
  check: {
    changed: ({ was, now }: { was: number; now: number }) =>
      `금액이 ${won(was)}에서 ${won(now)}으로 바뀌었어요.`,
    ask: '금액이 바뀌었어요. 바뀐 금액으로 예약할까요?',
    yes: '바뀐 금액으로 예약하기',
    later: '나중에 결제하기',
    laterHint: '24시간 안에 결제하지 않으면 예약이 취소돼요.',
  },
  paid: {
    booked: { title: '결제하고 예약했어요', text: '예약자 본인이 신분증을 가지고 와 주세요.' },
    held: { title: '아직 결제하지 않았어요', text: '시간 안에 결제하면 예약돼요.' },
    waiting: { title: '아직 결제하지 않았어요', text: '기한 안에 결제하면 예약돼요.' },
    late: { title: '예약하지 못했어요', text: '결제할 시간이 지나 객실이 풀렸어요.' },
    lateBack: {
      title: '예약하지 못했어요',
      text: '결제할 시간이 지나 객실이 풀렸어요. 결제한 금액은 모두 돌려드렸어요.',
    },
    cancelled: { title: '취소한 예약이에요', text: '내 예약에서 환불을 볼 수 있어요.' },
    pending: { title: '결제를 확인하고 있어요', text: '결과가 나올 때까지 다시 결제하지 마세요.' },
    ask: '다시 확인하기',
    see: '예약 보기',
    again: '객실 다시 보기',
    home: '국립생태원 홈',
    done: '예약했어요',
    kept: '객실을 잡아 뒀어요',
    until: ({ until }: { until: string }) =>
      `${day(until)} ${clock(until.slice(8))}까지 결제하지 않으면 예약이 취소돼요.`,
  },
  bookings: {
    waiting: '결제를 기다려요',
    coming: '다가오는 예약',
    past: '지난 예약',
    none: '예약이 없어요',
    noneHint: '전시와 교육, 숙박을 예약하면 여기에서 볼 수 있어요.',
    find: '국립생태원 보기',
    at: ({ begin, end, begins }: { begin: string; end: string; begins: string }) =>
      begin === end ? `${day(begin)} ${clock(begins)}` : `${day(begin)} · ${daysBetween(begin, end)}박`,
  },
  stay: {
    free: ({ until }: { until: string }) => `${day(until)}까지는 수수료 없이 취소할 수 있어요.`,
    noFee: '수수료를 알 수 없어 지금은 취소할 수 없어요. 잠시 후 다시 시도해 주세요.',
    late: '제때 결제하지 않아 예약되지 않았어요.',
    lateBack: '제때 결제하지 않아 예약되지 않았어요. 결제한 금액을 돌려드렸어요.',
    note: '15시부터 들어올 수 있어요. 신분증을 함께 보여 주세요.',
    programs: '프로그램',
  },
  offline: ({ at }: { at: string }) =>
    `인터넷에 연결되지 않았어요. ${day(at)} ${clock(at.slice(8))}에 받은 예약이에요.`,
  refusals: {
    notFound: '찾을 수 없어요. 처음부터 다시 골라 주세요.',
    blocked: '두 번 오지 않아 한 달 동안 예약할 수 없어요.',
    closed: '마감됐어요. 다른 날을 골라 주세요.',
    count: '인원을 다시 확인해 주세요.',
    age: '대상 나이가 아니에요. 인원을 다시 골라 주세요.',
    guardian: '어린이는 보호자와 함께 예약해 주세요.',
    twice: '이미 예약한 시간이에요. 내 예약에서 볼 수 있어요.',
    left: '그사이 자리가 줄었어요. 다시 골라 주세요.',
    terms: '약관에 동의해 주세요.',
    cancelOver: '전날 17시가 지나 취소할 수 없어요.',
    persons: '객실 인원보다 많아요. 인원이나 객실을 바꿔 주세요.',
    car: '차량 번호를 다시 확인해 주세요.',
    taken: '그사이 다른 분이 예약했어요. 다른 객실을 골라 주세요.',
    program: '프로그램을 다시 골라 주세요.',
    overlap: '고른 두 프로그램의 시간이 겹쳐요.',
    late: '결제할 시간이 지났어요. 다시 예약해 주세요.',
    price: '금액이 바뀌었어요. 다시 확인해 주세요.',
    noCancel: '취소할 수 없는 예약이에요.',
    began: '이용이 시작돼 취소할 수 없어요.',
    fee: '수수료가 바뀌었어요. 다시 확인해 주세요.',
  },
};
