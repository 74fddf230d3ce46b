import { weekday } from '@wallet/kit/format';
import { clock } from '../model/visit.ts';

interface When {
  day: string;
  time: string;
}

const weekdays = ['일', '월', '화', '수', '목', '금', '토'];
const when = ({ day, time }: When) =>
  `${Number(day.slice(4, 6))}월 ${Number(day.slice(6))}일 (${weekdays[weekday(day)] ?? ''}) ${clock(time)}`;

export const messages = {
  when,
  home: {
    lead: '가까운 지점을 선택해 주세요',
    mine: '예약한 방문',
    open: '영업 중',
    closed: '영업 종료',
    repairs: '공사 중',
    none: '방문할 수 있는 지점이 없어요',
  },
  branch: {
    hours: '영업 시간',
    between: ({ from, to }: { from: string; to: string }) => `평일 ${from}–${to}`,
    address: '주소',
    repairs: '지금은 공사 중이라 방문할 수 없어요. 다른 지점을 선택해 주세요.',
  },
  slots: {
    title: '방문 시간',
    full: '남은 자리가 없어요. 다른 날을 선택해 주세요.',
    choose: '날짜와 시간을 선택해 주세요',
    next: (given: When) => `${when(given)} 예약하기`,
  },
  visit: {
    matter: '어떤 업무로 오시나요?',
    phone: '휴대폰 번호',
    late: '방문 시간 10분이 지나면 다음 분에게 넘어가요.',
    submit: '예약하기',
  },
  another: { text: '이미 예약한 방문이 있어요. 바꿀까요?', yes: '바꾸기', no: '그대로 두기' },
  matters: { account: '계좌', card: '카드', loan: '대출' },
  facts: { branch: '지점', when: '일시', matter: '업무', address: '주소', number: '예약 번호' },
  states: {
    booked: '예약 완료',
    changed: '변경 완료',
    cancelled: '취소',
    done: '방문 완료',
    missed: '방문하지 않음',
  },
  bring: '신분증을 가지고 와 주세요. 창구에서 이 화면을 보여 주시면 돼요.',
  offline: '인터넷에 연결되지 않았어요. 마지막으로 확인한 예약증이에요.',
  change: {
    open: '시간 바꾸기',
    submit: (given: When) => `${when(given)}로 바꾸기`,
    done: '방문 시간을 바꿨어요.',
    unknown: '지금은 시간을 바꿀 수 없어요.',
  },
  cancel: {
    open: '예약 취소',
    text: '방문을 취소할까요?',
    yes: '취소하기',
    no: '그대로 두기',
    done: '방문을 취소했어요.',
  },
  gone: {
    branch: {
      title: '지점을 찾을 수 없어요',
      description: '문을 닫았거나 옮긴 지점이에요.',
      action: '다른 지점 보기',
    },
    visit: {
      title: '예약한 방문이 없어요',
      description: '지점을 선택하면 기다리지 않고 방문할 수 있어요.',
      action: '지점 보기',
    },
  },
  index: {
    visit: '방문',
    none: '없음',
    member: '회원 상태',
    screens: '화면',
    done: '바꿨어요.',
    states: { none: '방문 없음', open: '예약한 방문 있음', blocked: '세 번 오지 않음' },
  },
  refusals: {
    full: '남은 자리가 없어요. 다른 시간을 선택해 주세요.',
    closed: '쉬는 날이에요. 다른 날을 선택해 주세요.',
    over: '바꾸거나 취소할 수 없는 방문이에요.',
    blocked: '세 번 오지 않아 30일 동안 예약할 수 없어요.',
    phone: '연락받을 휴대폰 번호를 확인해 주세요.',
  },
};
