import { daysBetween, dayText, formatMoney, momentText } from '@wallet/kit/format';

const money = (amount: number) => `${formatMoney(amount)}원`;

export const messages = {
  money: ({ amount }: { amount: number }) => money(amount),
  insurances: { employment: '고용보험', accident: '산재보험' },
  states: {
    applied: '신청',
    checking: '확인 중',
    decided: '지급 결정',
    paid: '지급',
    offset: '밀린 보험료로 처리',
    cameBack: '보내지 못함',
    takenBack: '신청 취소',
  },
  facts: {
    unit: '사업장',
    unitNo: '관리번호',
    refund: '더 낸 보험료',
    interest: '이자',
    about: '이자 (약)',
    arrears: '밀린 보험료',
    paid: '받는 금액',
    paidAbout: '받는 금액 (약)',
    account: '받을 계좌',
    application: '신청 번호',
  },
  gone: {
    application: {
      title: '신청 내역을 찾을 수 없어요',
      description: '보험료 환급에서 다시 선택해 주세요.',
      action: '보험료 환급 보기',
    },
    account: {
      title: '연결된 계좌가 없어요',
      description: '사업장이나 대표자 이름의 계좌를 연결하면 신청할 수 있어요.',
      action: '계좌 연결하기',
    },
  },
  join: {
    lead: '사업장이 더 낸 보험료를 찾아 드려요',
    note: '고용·산재보험료예요. 직원의 돈이나 개인 보험과는 상관없어요.',
    what: [
      '대표자로 등록된 사업장을 근로복지공단에서 찾아요.',
      '인증서로 서명하면 바로 신청돼요.',
      '생긴 날부터 3년 안에 신청해야 받을 수 있어요.',
    ],
    noFee: '공단은 수수료를 받지 않아요. 수수료를 달라는 전화는 거짓이에요. 공단 번호는 1588-0075예요.',
    submit: '동의하고 찾기',
  },
  moment: ({ at }: { at: string }) => momentText(at, 'ko'),
  day: ({ date }: { date: string }) => dayText(date, 'ko'),
  home: {
    sum: '돌려받을 보험료',
    units: '내 사업장',
    applications: '신청 내역',
    cameBack: ({ won }: { won: number }) => `${money(won)}을 보내지 못했어요`,
    otherAccount: '계좌 바꾸기',
    apply: ({ won }: { won: number }) => `${money(won)} 신청하기`,
    ends: ({ ends, today }: { ends: string; today: string }) => `${daysBetween(today, ends)}일 안에 신청`,
    nothing: '지금은 돌려받을 보험료가 없어요',
    noUnit: '대표자로 등록된 사업장이 없어요',
    noUnitHint: '사업장의 대표자만 신청할 수 있어요.',
    checked: ({ at }: { at: string }) => `${momentText(at, 'ko')}에 확인했어요.`,
    sumNote: ({ at, isLess }: { at: string; isLess: boolean }) =>
      `${isLess ? '밀린 보험료를 뺀 금액이에요. ' : ''}이자는 따로 더해요. ${momentText(at, 'ko')}에 확인했어요.`,
    less: ({ refundWon, arrears }: { refundWon: number; arrears: number }) =>
      `${money(refundWon)}에서 밀린 ${money(arrears)}을 뺐어요`,
    closed: '공단 조회는 06:00부터 23:00까지예요.',
    leave: '해지하기',
    leaveAsk:
      '사업장을 더 찾지 않아요. 신청한 환급은 그대로 진행되고, 신청 내역도 계속 볼 수 있어요. 해지할까요?',
  },
  unit: {
    lead: ({ unitName, refundWon }: { unitName: string; refundWon: number }) =>
      `${unitName}에서 ${money(refundWon)}을 돌려받을 수 있어요`,
    number: ({ unitNo }: { unitNo: string }) => `관리번호 ${unitNo}`,
    closed: '폐업',
    closedHint: '폐업한 사업장이에요. 대표자의 계좌로 받을 수 있어요.',
    small: '금액이 적어 다음 보험료에서 빼요',
    endsIn: ({ days }: { days: number }) => `${days}일 안에 신청하지 않으면 받을 수 없어요.`,
    parts: '더 낸 보험료',
    year: ({ year }: { year: string }) => `${year}년`,
    until: ({ date }: { date: string }) => `${date}까지`,
    offset: ({ arrears, won }: { arrears: number; won: number }) =>
      `밀린 보험료 ${money(arrears)}을 먼저 빼고 ${money(won)}을 받아요.`,
    allOffset: '모두 밀린 보험료를 내는 데 쓰여요. 받는 금액은 없어요.',
    estimate: '이자는 오늘까지 계산한 금액이에요. 공단이 정한 금액과 다를 수 있어요.',
    apply: '신청하기',
  },
  apply: {
    lead: ({ won }: { won: number }) => `${money(won)}을 어디로 받을까요?`,
    own: '사업장이나 대표자 이름의 계좌만 쓸 수 있어요.',
    changed: ({ before, after }: { before: number; after: number }) =>
      `금액이 ${money(before)}에서 ${money(after)}으로 바뀌었어요. 다시 확인해 주세요.`,
    sign: '로그인한 인증서로 이 내용에 서명해요.',
    content: (it: { unitName: string; unitNo: string; won: number; account: string }) =>
      `고용·산재보험료 환급 신청: ${it.unitName} (${it.unitNo}), ${money(it.won)}, ${it.account}`,
    submit: '서명하고 신청하기',
  },
  application: {
    lead: {
      applied: ({ won }: { won: number }) => `${money(won)}을 신청했어요`,
      checking: ({ won }: { won: number }) => `공단이 ${money(won)}을 확인하고 있어요`,
      decided: ({ won }: { won: number }) => `곧 ${money(won)}을 보내 드려요`,
      paid: ({ won }: { won: number }) => `${money(won)}을 돌려받았어요`,
      offset: () => '밀린 보험료를 내는 데 쓰였어요',
      willOffset: () => '환급금을 밀린 보험료를 내는 데 써요',
      cameBack: ({ won }: { won: number }) => `${money(won)}을 보내지 못했어요`,
      takenBack: () => '신청을 취소했어요',
    },
    applied: '신청했어요. 보통 7~14일 안에 결과를 알려 드려요.',
    cameBack: '계좌로 보내지 못했어요. 계좌를 바꾸면 다시 보내 드려요.',
    otherAccount: '다시 받을 계좌',
    sendAgain: '이 계좌로 다시 받기',
    steps: '진행',
    agency: '문의: 근로복지공단 1588-0075',
    takeBack: '신청 취소하기',
    takeBackAsk: '신청을 취소할까요? 기한 안에는 다시 신청할 수 있어요.',
    home: '보험료 환급으로',
  },
  refusals: {
    notFound: '신청 내역을 찾을 수 없어요.',
    noUnit: '대표자로 등록된 사업장이 아니에요. 직원이나 세무사는 신청할 수 없어요.',
    already: '이미 신청한 내역이 있어요. 진행 상황을 확인해 주세요.',
    other: '다른 대표자가 먼저 신청했어요.',
    sign: '대표자의 인증서가 아니에요. 대표자의 인증서로 로그인해 주세요.',
    name: '사업장이나 대표자 이름의 계좌만 쓸 수 있어요.',
    changed: '금액이 바뀌었어요. 다시 확인해 주세요.',
    small: '금액이 적어 다음 보험료에서 빼요.',
    checking: '공단이 확인을 시작해 취소할 수 없어요.',
  },
};
