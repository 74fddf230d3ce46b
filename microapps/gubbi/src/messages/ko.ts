import { dayText } from '@wallet/kit/format';

const weekdays = ['일', '월', '화', '수', '목', '금', '토'];
const clock = (hour: string) => {
  const at = Number(hour);
  const name = at < 6 ? '새벽' : at < 12 ? '아침' : at < 18 ? '낮' : at < 21 ? '저녁' : '밤';
  return `${name} ${at % 12 || 12}시`;
};
const day = ({ date }: { date: string }) => dayText(date, 'ko');
const left = ({ days }: { days: number }) =>
  days > 0 ? `${days}일 남음` : days === 0 ? '오늘까지' : '기한 지남';

export const messages = {
  day,
  sentAt: ({ at }: { at: string }) =>
    `${day({ date: at.slice(0, 8) })} ${at.slice(8, 10)}:${at.slice(10, 12)}`,
  left,
  clock: ({ hour }: { hour: string }) => clock(hour),
  intro: {
    label: '놓치기 쉬운 날을 먼저 알려 드려요',
    note: '나라에서 챙기는 날을 한곳에서 받아요. 광고는 보내지 않아요.',
    start: '시작하기',
    examples: '이런 알림을 받아요',
    example: '예시',
    rows: [
      ['car', '자동차 검사', '검사 기간이 30일 남았어요.'],
      ['passport', '여권 만료', '여권이 6개월 안에 만료돼요.'],
      ['pems', '반려동물 접종', '광견병 접종일이 20일 남았어요.'],
    ],
    kept: ({ date }: { date: string }) => `전에 받은 알림은 ${day({ date })}까지 볼 수 있어요.`,
  },
  home: {
    next: '가장 가까운 일',
    none: '지금 챙길 일이 없어요',
    noneNote: '때가 되면 먼저 알려 드릴게요.',
    see: '자세히 보기',
    due: '다가오는 일',
    more: '알림 설정',
    doors: {
      GubbiMessages: '받은 알림',
      GubbiTopics: '알림 선택',
      GubbiQuiet: '조용한 시간',
      GubbiLeave: '그만 받기',
    },
    unread: ({ count }: { count: number }) => (count > 0 ? `안 읽은 알림 ${count}개` : '새 알림이 없어요'),
    topics: '주제마다 켜고 꺼요',
    leave: '받은 알림도 지울 수 있어요',
    missing: ({ names }: { names: string }) =>
      `지금은 ${names} 정보를 불러올 수 없어요. 다른 알림은 볼 수 있어요.`,
  },
  quietIs: ({ from, to }: { from: string; to: string }) =>
    from === to ? '하루 내내 알려요' : `${clock(from)}부터 ${clock(to)}까지는 알리지 않아요`,
  real: {
    title: '진짜 구삐 알림 알아보기',
    text: '구삐는 링크로 결제나 비밀번호를 묻지 않아요. 진짜 알림은 이 월렛의 화면으로만 이어져요. 문자로 온 인터넷 주소는 누르지 마세요.',
  },
  join: {
    who: '누가 받나요?',
    name: '이름',
    phone: '휴대폰 번호',
    note: '쓰고 있는 서비스의 알림을 먼저 켜 드려요. 다음 화면에서 바꿀 수 있어요.',
    submit: '동의하고 시작하기',
    already: '이미 받고 있어요',
    alreadyHint: '알림은 주제마다 켜고 끌 수 있어요.',
    see: '알림 선택',
    done: '국민비서를 시작했어요.',
  },
  topics: {
    lead: '무엇을 알려 드릴까요?',
    when: ({ name }: { name: string }) => `${name}, 며칠 전에 알릴까요?`,
    days: ({ days }: { days: number }) => `${days}일 전`,
    first: '서비스를 먼저 시작해야 알릴 수 있어요.',
    missing: '지금은 정보를 불러올 수 없어요. 켜 두면 다시 알려 드려요.',
    next: '조용한 시간 정하기',
    on: ({ name }: { name: string }) => `${name} 알림을 켰어요.`,
    off: ({ name }: { name: string }) => `${name} 알림을 껐어요.`,
  },
  name: '국민비서 구삐',
  list: {
    label: '받은 알림',
    kinds: '주제',
    all: '전체',
    unread: '안 읽음',
    search: '알림 찾기',
    hint: '알림 제목과 내용',
    find: '찾기',
    readAll: '모두 읽음',
    readAllDone: '모두 읽음으로 표시했어요.',
    empty: '아직 받은 알림이 없어요',
    emptyHint: '알림을 켜 둔 주제에 소식이 있으면 여기에 쌓여요.',
    none: '맞는 알림이 없어요',
    noneHint: '다른 주제나 낱말로 찾아보세요.',
    topics: '알림받을 주제 보기',
    hide: '이 알림 숨기기',
    hidden: '알림을 숨겼어요.',
    isNew: '새 알림',
  },
  states: { sent: '새 알림', read: '읽음', ended: '끝난 일', expired: '기한 지남' },
  message: {
    until: '언제까지',
    topic: '주제',
    sent: '받은 때',
    later: '나중에 알리기',
    tomorrow: '내일 다시 알리기',
    week: '일주일 뒤 다시 알리기',
    laterDone: '나중에 다시 알려 드릴게요.',
    off: '이 알림 끄기',
    offAsk: '이 알림을 끌까요? 다른 알림은 계속 와요.',
    offYes: '끄기',
    no: '그대로 두기',
    offDone: '이 알림을 껐어요.',
    expired: '기한이 지난 알림이에요.',
    list: '받은 알림 보기',
  },
  gone: {
    title: '지워진 알림이에요',
    description: '숨겼거나 지운 알림은 다시 볼 수 없어요.',
    action: '받은 알림 보기',
  },
  out: {
    title: '아직 시작하지 않았어요',
    description: '시작하면 세금과 검진 날짜를 먼저 알려 드려요.',
    action: '국민비서 알아보기',
  },
  quiet: {
    from: '조용한 시간 시작',
    to: '조용한 시간 끝',
    hours: '알리지 않는 시간',
    urgent: '오늘까지인 일은 바로 알리기',
    urgentHint: '조용한 시간에도 알려요.',
    digest: '모아서 받기',
    digestAsk: '일주일에 한 번 모아서 알려 드릴까요?',
    each: '그때그때 받기',
    on: ({ day: at }: { day: number }) => `${weekdays[at]}요일에 모아서 받기`,
    sound: '소리와 진동은 휴대폰 설정에서 바꿔요.',
    phoneOff:
      '휴대폰에서 알림이 꺼져 있어요. 휴대폰 설정에서 월렛 알림을 켜 주세요. 받은 알림은 여기에서 볼 수 있어요.',
    save: '저장하기',
    saved: '조용한 시간을 저장했어요.',
  },
  leave: {
    lead: '국민비서를 그만 받을까요?',
    rows: [
      '모든 주제의 알림이 바로 멈춰요.',
      '나라에서 꼭 알려야 하는 일은 우편으로 올 수 있어요.',
      '언제든 다시 시작할 수 있어요.',
    ],
    instead: '알림이 많았다면 조용한 시간이나 모아서 받기를 써 보세요.',
    quiet: '조용히 받기',
    kept: '받은 알림',
    ways: { keep: '30일 동안 보관하기', delete: '지금 지우기' },
    hints: { keep: '탈퇴하면 받은 알림은 30일 뒤에 지워져요.', delete: '지우면 다시 볼 수 없어요.' },
    submit: '그만 받기',
    ask: '정말 그만 받을까요?',
    done: '국민비서를 그만 받아요.',
  },
  refusals: {
    gone: '지워진 알림이에요.',
    notJoined: '먼저 국민비서를 시작해 주세요.',
    noTopic: '선택할 수 없는 알림이에요.',
    needs: '먼저 서비스를 시작해 주세요.',
    over: '이미 끝난 알림이에요.',
  },
};
