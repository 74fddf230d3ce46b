import { clockText, dayText, formatMoney, momentText } from '@wallet/kit/format';

export const messages = {
  won: ({ amount }: { amount: number }) => `${formatMoney(amount)}원`,
  points: ({ amount }: { amount: number }) => `${formatMoney(amount)}P`,
  at: ({ at }: { at: string }) => momentText(at, 'ko'),
  day: ({ date }: { date: string }) => dayText(date, 'ko'),
  clock: ({ at }: { at: string }) => clockText(at, 'ko'),
  next: '다음',
  home: 'QR결제 홈',
  seeHistory: '이용 내역 보기',
  seeReceipt: '이용 상세 보기',

  facts: {
    shop: '가맹점',
    someShop: '가맹점',
    address: '주소',
    amount: '결제 금액',
    fee: '수수료',
    points: '포인트 사용',
    account: '계좌 출금',
    accountNo: '출금 계좌',
    total: '총 결제 금액',
    at: '결제 일시',
    cancelledAt: '취소 일시',
    original: '원거래번호',
    number: '거래번호',
    mode: '결제 방법',
    method: '결제 수단',
    terminal: '단말기 번호',
    partner: '결제 대행사',
    codeText: '읽은 코드',
  },
  modes: { customerCode: '내 코드 보여주기', shopCode: '가맹점 QR 스캔' },
  methods: { pointsFirst: '포인트 먼저, 모자라면 계좌', account: '계좌에서만' },

  balances: {
    title: '결제할 수 있는 잔액',
    after: '결제 뒤 남는 돈',
    now: ({ shown }: { shown: string }) => `지금 ${shown}`,
    points: '포인트',
    account: '출금 계좌',
    unknown: '확인할 수 없어요',
    /** of a Hero: the figure, and its unit where the language has one behind it */
    wonFigure: ({ amount }: { amount: number }): { value: string; unit?: string } => ({
      value: formatMoney(amount),
      unit: '원',
    }),
    behind: ({ name, left }: { name: string; left: number }) =>
      `모자라면 ${name} ${formatMoney(left)}원에서 나가요`,
    left: ({ known }: { known: string }) => `쓸 수 있는 돈 ${known}`,
    howMany: '사용할 포인트',
    asMany: '쓸 수 있는 만큼',
    all: '비워 두면 쓸 수 있는 만큼 써요.',
    allOf: ({ amount }: { amount: number }) =>
      `${formatMoney(amount)}P 있어요. 비워 두면 쓸 수 있는 만큼 써요.`,
    capped: ({ amount }: { amount: number }) => `포인트 ${formatMoney(amount)}P까지, 나머지는 계좌`,
    lack: ({ amount }: { amount: number }) =>
      `잔액이 ${formatMoney(amount)}원 부족해요. 금액이나 결제 수단을 바꿔 주세요.`,
    change: '금액 바꾸기',
    changeMethod: '결제 수단 바꾸기',
  },

  start: {
    title: 'QR결제',
    lead: '가맹점에서 QR코드로 간편하게 결제하세요',
    text: '포인트를 먼저 쓰고, 모자란 금액은 대표 연결 계좌에서 바로 나가요.',
    login: '로그인하고 시작하기',
    show: '내 코드 보여주기',
    showText: '계산대에서 코드를 보여주세요',
    scan: '가맹점 QR 스캔',
    scanText: '가게에 놓인 QR코드를 비춰주세요',
    more: '관리',
    history: '이용 내역',
    method: '결제 수단',
    notices: '공지사항',
    notes: '유의사항',
    guide: '이용 방법',
    about: 'QR결제 안내',
    unfinished: '결과를 아직 확인하지 않은 결제가 있어요. 다시 결제하기 전에 먼저 확인해 주세요.',
    seeUnfinished: '결제 결과 확인',
    notUser: '해외결제 가입을 마치면 QR결제를 이용하실 수 있어요.',
  },

  loginPage: {
    title: 'QR결제 로그인',
    lead: '로그인하면 QR결제를 바로 이용하실 수 있어요.',
    submit: '로그인',
    look: '먼저 둘러보기',
  },

  guide: {
    title: '이용 방법',
    lead: '두 가지 방법으로 결제해요',
    show: '내 코드 보여주기',
    showSteps: [
      '‘내 코드 보여주기’를 눌러요.',
      '계산대에서 화면의 QR코드나 바코드를 보여줘요.',
      '가맹점이 코드를 읽으면 결제가 끝나고 결과가 표시돼요.',
    ],
    scan: '가맹점 QR 스캔',
    scanSteps: [
      '‘가맹점 QR 스캔’을 누르고 가게의 QR코드를 비춰요.',
      '금액을 확인하거나 입력해요.',
      '간편 비밀번호를 입력하면 결제가 끝나요.',
    ],
    safe: '결제 코드는 3분 동안만 유효하며, 한 번만 쓸 수 있어요. 결과를 모를 때는 다시 결제하지 말고 결제 결과를 먼저 확인해 주세요.',
    start: 'QR결제 시작하기',
  },

  terms: {
    title: 'QR결제 약관 동의',
    lead: 'QR결제를 이용하려면 아래 약관에 동의해 주세요',
    done: '필요한 약관에 모두 동의했어요',
    doneHint: '이제 바로 결제할 수 있어요.',
    next: '이렇게 결제해요',
    steps: [
      { picture: 'barcode', title: '내 코드 보여주기', text: '계산대에서 QR코드나 바코드를 보여 줘요' },
      { picture: 'scan', title: '가맹점 QR 스캔', text: '가게에 있는 QR코드를 비춰요' },
      { picture: 'security', title: '간편 비밀번호', text: '여섯 자리를 입력하면 끝나요' },
    ],
    goOn: '계속하기',
    location: '위치정보 이용 동의',
    locationText:
      '결제하는 위치를 확인하기 위해 위치정보를 이용해요.\n위치정보는 결제를 승인할 때에만 쓰며 휴대폰에 저장하지 않아요.',
    login: 'QR결제는 국민인증서로 로그인한 고객님만 이용하실 수 있어요.',
    loginButton: '인증서 확인하기',
    submit: '동의하고 계속',
    route: 'QR결제 화면',
    purpose: '가맹점 결제 위치 확인',
  },

  code: {
    title: '결제 코드',
    lead: '계산대에서 코드를 보여주세요',
    pinLead: '간편 비밀번호를 입력하면 코드를 보여드려요',
    pinHint: '계산대에 보여줄 코드를 만들어요.',
    waiting: '가맹점이 코드를 읽으면 결과를 바로 알려드려요.',
    change: '결제 수단 변경',
    points: ({ amount }: { amount: number }) => `${formatMoney(amount)}P 쓸 수 있어요`,
    account: ({ amount }: { amount: number }) => `${formatMoney(amount)}원 쓸 수 있어요`,
    scanInstead: '가맹점 QR 스캔',
  },

  scan: {
    title: '가맹점 QR 스캔',
    lead: '가게에 놓인 QR코드를 스캔해 주세요',
    manual: 'QR코드 번호 직접 입력',
    number: 'QR코드 번호',
    numberHint: 'QR코드 아래에 적힌 번호를 입력해 주세요.',
    submit: '확인',
    numberMissing: 'QR코드 번호를 입력해 주세요.',
    showInstead: '내 코드 보여주기',
  },

  amount: {
    title: '결제 금액',
    lead: ({ shop }: { shop: string }) => `${shop}에 얼마를 결제할까요?`,
    leadFixed: ({ shop }: { shop: string }) => `${shop}에 결제할까요?`,
    pointsTitle: '포인트를 얼마나 쓸까요?',
    points: ({ most }: { most: number | null }) =>
      most === null ? '포인트 쓸 수 있는 만큼' : `포인트 ${formatMoney(most)}P까지`,
    pointsTaken: '이만큼 쓰기',
    label: '결제 금액',
    fixed: '가맹점이 정한 금액이에요.',
    missing: '결제 금액을 입력해 주세요.',
    tooMuch: ({ most }: { most: number }) => `한 번에 ${formatMoney(most)}원까지 결제할 수 있어요.`,
    abroad: '현재 위치가 국내가 아니에요. 가맹점 QR결제는 국내에서만 이용하실 수 있어요.',
    nation: ({ name }: { name: string }) => `결제 국가: ${name}`,
  },

  confirm: {
    title: '결제 확인',
    lead: ({ shop, amount }: { shop: string; amount: number }) =>
      `${shop}에 ${formatMoney(amount)}원을 결제할까요?`,
    pay: ({ amount }: { amount: number }) => `${formatMoney(amount)}원 결제하기`,
    pinText: ({ shop, amount }: { shop: string; amount: number }) =>
      `${shop}에 ${formatMoney(amount)}원을 결제해요.`,
    paying: '결제하고 있어요. 화면을 닫지 마세요.',
  },

  ends: {
    done: '결제했어요',
    not: '결제되지 않았어요',
    checking: '결제 결과를 확인 중이에요',
    says: {
      closed: '결제 요청이 전달되지 않아 종료했어요. 돈은 나가지 않았으니 다시 결제해 주세요.',
      unknown: '결과가 확인될 때까지 다시 결제하지 마세요. 결제되었다면 이용 내역에도 나타나요.',
    },
  },
  result: {
    none: '새로 나온 결제 결과가 없어요',
    noneText: '이미 확인한 결제는 이용 내역에 있어요.',
    doneBare: '이용 내역에서 결제 내용을 확인해 주세요.',
    doneText: ({ shop, amount }: { shop: string; amount: number }) =>
      `${shop}에 ${formatMoney(amount)}원을 결제했어요`,
    kept: '영수증은 이용 내역에서 다시 볼 수 있어요.',
    ok: '확인',
    unstable: '통신 신호가 불안정해 결과를 받지 못했어요. 잠시 후 다시 확인을 눌러 주세요.',
    retry: '다시 결제하기',
    approvalFailed: '결제 승인 중 오류가 발생했어요. 돈은 나가지 않았어요.',
  },

  refusals: {
    invalidLocation: '위치 정보가 올바르지 않아 결제하지 못했어요. 돈은 나가지 않았어요.',
    insufficient: '잔액이 부족해 결제하지 못했어요. 계좌 잔액이나 결제 수단을 확인해 주세요.',
    codeUnusable: '사용할 수 없는 QR코드 또는 바코드예요.',
    codeExpired: 'QR코드의 유효시간이 지났어요. 다시 스캔해 주세요.',
    invalidTransaction: '유효하지 않은 거래예요. QR코드를 다시 스캔해 주세요.',
    alreadyPaid: '이미 결제한 거래예요. 이용 내역을 확인해 주세요.',
    amountWrong: '결제 금액을 다시 확인해 주세요.',
  },

  history: {
    title: '이용 내역',
    filters: {
      kind: '보기',
      kinds: { all: '전체', paid: '결제', cancelled: '취소', pending: '확인 중' },
      period: '조회 기간',
      periods: { '1': '1개월', '3': '3개월', '12': '1년', own: '직접 선택' },
      days: '조회할 날짜',
      words: '가맹점 이름',
      search: '찾기',
    },
    states: {
      paid: '결제 완료',
      cancelled: '결제 취소',
      pending: '확인 중',
      failed: '결제 안 됨',
      refund: '환불',
    },
    list: '결제 내역',
    sum: '합계',
    empty: '결제 내역이 없어요.',
    emptyText: '가맹점에서 QR코드로 결제해 보세요.',
    notFoundText: '이용 내역에서 다시 골라 주세요.',
  },

  payment: {
    title: '이용 상세',
    more: '거래 정보',
    says: {
      paid: '결제 취소는 결제한 가맹점에 요청해 주세요.',
      cancelled: '결제가 취소되어 쓴 포인트와 금액이 돌아왔어요.',
      pending: '결제됐는지 확인하고 있어요. 다시 결제하지 마세요.',
      failed: '결제되지 않았어요. 돈은 나가지 않았어요.',
      refund: '취소한 결제의 금액이 돌아왔어요.',
    },
    openOriginal: '처음 결제 보기',
    noOriginal: '처음 결제를 찾을 수 없어요.',
    seeResult: '결제 결과 확인',
  },

  method: {
    title: '결제 수단',
    legend: '무엇으로 결제할까요?',
    order: '결제 순서',
    pointsText: '포인트 지갑의 포인트를 먼저 써요.',
    accountText: '포인트를 쓰지 않고 전부 계좌에서 나가요.',
    main: '대표 연결 계좌',
    note: '모자란 금액은 대표 연결 계좌에서 바로 나가요.',
    submit: '저장',
    saved: '결제 수단을 저장했어요.',
  },

  notices: {
    title: '공지사항',
    tabs: '공지 종류',
    own: 'QR결제',
    foreign: '해외결제',
    empty: '공지가 없어요.',
  },
  notes: { title: '유의사항', empty: '유의사항이 없어요.' },

  about: {
    title: 'QR결제 안내',
    what: 'QR결제란',
    whatText: '카드나 현금 없이 QR코드로 결제하는 서비스예요. 포인트와 계좌를 함께 쓸 수 있어요.',
    where: '어디서 쓰나요',
    whereText: ['카페와 편의점', '서점, 약국, 마트', '전통시장과 동네 가게'],
    safety: '안전한 결제',
    safetyText: [
      '간편 비밀번호는 암호화해 보내며 휴대폰에 저장하지 않아요.',
      '통신이 끊겨도 같은 결제가 두 번 나가지 않아요.',
      '결과를 모르는 결제는 QR결제 홈에서 확인할 수 있어요.',
    ],
    start: 'QR결제 시작하기',
  },
};
