import { dayText, formatTime, weekday } from '@wallet/kit/format';

const days = ['일', '월', '화', '수', '목', '금', '토'];

export const messages = {
  when: ({ at }: { at: string }) => `${dayText(at, 'ko')} ${formatTime(at)}`,
  tight: ({ at }: { at: string }) =>
    `${Number(at.slice(4, 6))}.${Number(at.slice(6, 8))} (${days[weekday(at.slice(0, 8))] ?? ''})`,
  promise: '신분증과 탑승권을 코드 하나로 보여 줘요',
  airlines: {
    ...{
      KE: '대한항공',
      OZ: '아시아나항공',
      '7C': '제주항공',
      LJ: '진에어',
      TW: '티웨이항공',
      BX: '에어부산',
    },
  },
  states: {
    linked: '체크인 전',
    checkedIn: '체크인 완료',
    boarded: '탑승 완료',
    flown: '지난 비행',
    cancelled: '취소됨',
  },
  unknown: '미정',
  facts: {
    day: '날짜',
    departs: '출발',
    boarding: '탑승 시작',
    gate: '탑승구',
    seat: '좌석',
    passenger: '탑승객',
    booking: '예약',
  },
  gateOf: ({ gate }: { gate: string }) => `${gate}번`,
  join: {
    open: '스마트항공권 시작하기',
    note: '공항에서 신분증을 꺼내지 않아도 돼요.',
    where: '여기서 쓸 수 있어요',
    places: [
      { picture: 'airport', title: '국내 공항 5곳', text: '김포, 제주, 김해, 광주, 청주' },
      {
        picture: 'flight',
        title: '항공사 6곳',
        text: '대한항공, 아시아나항공, 제주항공, 진에어, 티웨이항공, 에어부산',
      },
    ],
    who: '만 14세부터 쓸 수 있고, 직원이 신분증을 확인할 수도 있어요.',
    submit: '동의하고 시작하기',
    already: '스마트항공권을 쓰고 있어요',
    see: '내 항공권 보기',
    done: '스마트항공권을 시작했어요',
  },
  list: {
    none: '연결한 항공권이 없어요',
    noneHint: '항공권은 항공사에서 사고 여기에서 연결해 주세요.',
    link: '항공권 연결하기',
    later: '다음 비행',
    past: '지난 비행',
    until: ({ hours, minutes }: { hours: number; minutes: number }) =>
      hours >= 24
        ? `${Math.trunc(hours / 24)}일 뒤 출발해요`
        : hours > 0
          ? `${hours}시간 ${minutes}분 뒤 출발해요`
          : `${minutes}분 뒤 출발해요`,
    gone: '출발했어요',
    show: '항공권 보여 주기',
    see: '항공권 보기',
    airport: '인천공항 안내',
    smps: '국제선 스마트패스',
  },
  link: {
    title: '어떤 항공권을 연결할까요?',
    lead: '항공사에서 받은 예약을 연결하면 여기에서 보여 줄 수 있어요.',
    scan: '탑승권 QR코드 읽기',
    airline: '항공사',
    booking: '예약 번호 6자리',
    bookingHint: '영문과 숫자예요. 항공사 앱이나 예약 확인 메일에 있어요.',
    name: '탑승객 이름',
    submit: '연결하기',
    done: '항공권을 연결했어요',
    paste: '탑승권 코드 붙여넣기',
    pasteHint: '항공사 앱에서 복사한 코드를 붙여 넣어요.',
    byCode: '코드로 연결하기',
  },
  ticket: {
    show: '탑승 코드 보여 주기',
    code: '탑승 코드',
    hint: ({ seconds }: { seconds: number }) =>
      seconds > 0
        ? `신분 확인, 보안 검색, 탑승구에서 보여 주세요. ${seconds}초마다 새 코드로 바뀌어요.`
        : '신분 확인, 보안 검색, 탑승구에서 보여 주세요.',
    reason: '탑승 코드를 보여요',
    linked: '아직 체크인하지 않았어요. 항공사에서 먼저 해 주세요.',
    cancelled: '비행기가 취소됐어요. 항공사에서 환불받을 수 있어요.',
    gateChanged: ({ from, to }: { from: string; to: string }) =>
      `탑승구가 ${from}번에서 ${to}번으로 바뀌었어요.`,
    kept: ({ time }: { time: string }) => `${time}에 확인한 내용이에요. 연결되면 다시 확인해 주세요.`,
    refresh: '새로 확인하기',
    checkIn: '항공사에서 체크인하기',
    checkInTimes: ({ from, until }: { from: string; until: string }) =>
      `체크인은 ${dayText(from, 'ko')} ${formatTime(from)}부터 ${dayText(until, 'ko')} ${formatTime(until)}까지 할 수 있어요.`,
    companions: '동행 항공권',
    companionsCount: ({ count }: { count: number }) => `${count}명`,
    unlink: '연결 끊기',
    askUnlink: '연결을 끊어도 예약은 그대로예요. 이 항공권을 끊을까요?',
    unlinked: '연결을 끊었어요',
  },
  share: {
    title: '누구에게 항공권을 보낼까요?',
    lead: '받은 사람은 자기 휴대폰으로 탑승 코드를 보여 줄 수 있어요.',
    send: '보내기',
    sendTo: ({ name }: { name: string }) => `${name} 님에게 보내기`,
    back: '거둬들이기',
    backOf: ({ name }: { name: string }) => `${name} 님에게 보낸 항공권 거둬들이기`,
    sent: '동행에게 항공권을 보냈어요',
    copied: '링크를 복사했어요',
    takenBack: '보낸 항공권을 거둬들였어요',
    states: {
      none: '함께 가요',
      sent: '받기 전',
      received: '받았어요',
      takenBack: '거둬들임',
      over: '기한 지남',
    },
    none: '함께 가는 사람이 없어요',
    text: ({ flight }: { flight: string }) => `${flight} 항공권을 받아 주세요.`,
  },
  receive: {
    lead: ({ from }: { from: string }) => `${from} 님이 항공권을 보냈어요.`,
    hint: '받으면 내 항공권에 담기고, 탑승 코드를 내 휴대폰으로 보여 줄 수 있어요.',
    submit: '항공권 받기',
    done: '항공권을 받았어요',
    otherName: ({ to }: { to: string }) => `${to} 님의 항공권이에요. 이름이 같은 사람만 받을 수 있어요.`,
    join: '가입하고 받기',
    ends: {
      received: '이미 다른 사람이 받았어요',
      takenBack: '보낸 사람이 거둬들였어요',
      over: '받을 수 있는 시간이 지났어요',
      mine: '이미 받은 항공권이에요',
    },
    endHint: '보낸 사람에게 물어봐 주세요.',
  },
  young: {
    title: '만 14세부터 쓸 수 있어요',
    description: '보호자의 예약에 동행으로 함께 탈 수 있어요.',
  },
  gone: {
    title: '항공권을 찾을 수 없어요',
    description: '내 항공권에서 다시 선택해 주세요.',
    action: '내 항공권 보기',
  },
  refusals: {
    notJoined: '스마트항공권을 먼저 시작해 주세요.',
    noTicket: '항공권을 찾을 수 없어요.',
    airline: '아직 연결할 수 없는 항공사예요.',
    noBooking: '예약을 찾을 수 없어요. 예약 번호를 확인해 주세요.',
    otherName: '예약한 이름과 회원 이름이 달라요.',
    international: '국제선은 스마트패스를 이용해 주세요.',
    cancelled: '취소된 예약이에요. 항공사에서 환불받을 수 있어요.',
    code: '탑승권 코드가 아니에요. 다시 읽어 주세요.',
    notCheckedIn: '아직 체크인하지 않았어요. 항공사에서 먼저 해 주세요.',
    over: '이미 탑승한 항공권이에요.',
    noShare: '보낸 항공권을 찾을 수 없어요.',
    received: '이미 다른 사람이 받았어요.',
    takenBack: '보낸 사람이 거둬들였어요.',
    shareOver: '보내거나 받을 수 있는 시간이 지났어요.',
    otherFlight: '예약과 다른 비행기의 탑승권이에요. 편명과 날짜를 확인해 주세요.',
    age: '만 14세부터 쓸 수 있어요.',
  },
};
