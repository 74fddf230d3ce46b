import type { RateMove, RateSpan } from '../format/index.ts';

export interface Bound {
  min?: number | string;
  max?: number | string;
}

/** 11월 20일 오후 2:07, of `YYYYMMDDhhmmss`; its year where it is another. */
function when(at: string): string {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)/.exec(at) ?? [];
  const isOther = Number(year) !== new Date().getFullYear();
  const clock = `${Number(hour) < 12 ? '오전' : '오후'}\u00a0${Number(hour) % 12 || 12}:${minute}`;
  return `${isOther ? `${year}년 ` : ''}${Number(month)}월 ${Number(day)}일 ${clock}`;
}

export const messages = {
  dialogs: {
    loginGuide: '로그인이 필요해요\n로그인하면 이 화면으로 바로 돌아와요.',
    loginRetry: '휴대폰 번호와 비밀번호를 확인해 주세요\n비밀번호를 5회 잘못 입력하면 로그인이 제한돼요.',
    loginLocked: '로그인 시도 횟수 5회를 초과했어요\n휴대폰 본인 인증 후 비밀번호를 다시 설정해 주세요.',
    signUpAsk: '아직 월렛 회원이 아니에요\n회원가입을 진행할까요?',
    stepParamMissing: '정상적인 접근이 아니거나 필수 값이 누락됐어요.',
    pointNotJoined: '포인트 서비스에 가입되어 있지 않아요. 가입 후 이용해 주세요.',
    pointLinkMissing: '연결계좌를 등록해 주세요. 포인트가 부족하면 등록한 계좌에서 자동으로 충전돼요.',
    ssoFailed: '국민인증서 SSO 인증에 실패했어요.',
    ssoFailedLite: '국민인증서 SSO 인증에 실패했어요. 라이트로 로그인해 주세요.',
    sessionExpired: '로그인 정보가 만료됐어요. 다시 로그인해 주세요.',
    duplicateLogin: '중복 로그인이 감지되어 로그아웃됐어요.',
    memberDormant: '오랫동안 이용하지 않아 휴면 상태예요. 휴면을 먼저 풀어 주세요.',
    duplicateUser: '이미 가입된 정보가 있어요. 가입하신 방법으로 로그인해 주세요.',
    releaseWithdrawn: '더 안정적인 화면으로 바뀌었어요. 지금 다시 불러올까요?',
    screenUnreachable: '연결이 끊겨서 다음 화면을 열지 못했어요. 지금 화면은 그대로 있어요.',
    leavePayment: '페이지를 나가면 진행 중인 결제가 중단돼요. 나갈까요?',
    leaveSent:
      '이미 요청을 보냈어요. 페이지를 나가도 처리는 계속되고, 결과는 내역에서 확인할 수 있어요. 나갈까요?',
    leaveForm: '입력한 내용이 저장되지 않았어요. 나갈까요?',
    linkAppOnly: '앱에서만 열 수 있는 화면이에요. 월렛 앱에서 다시 확인해 주세요.',
    linkNotReleased: '아직 준비 중인 화면이에요.',
    linkBroken: '열 수 없는 주소예요.',
    tooManyOpen: '열려 있는 화면이 너무 많아요. 이전 화면을 닫은 후 다시 시도해 주세요.',
    copyRefused: '복사하지 못했어요\n아래 내용을 길게 눌러 직접 복사해 주세요.',
    shareRefused: '공유하지 못했어요\n아래 링크를 길게 눌러 복사한 뒤 보내 주세요.',
    pictureNotShared: '공유하지 못했어요\n다시 시도하거나 그림을 길게 눌러 저장해 주세요.',
    pictureNotSaved:
      '저장하지 못했어요\n사진 접근을 허용한 뒤 다시 시도하거나 그림을 길게 눌러 저장해 주세요.',
    fileNotSaved: '이 앱에서는 파일을 저장할 수 없어요\n휴대폰의 인터넷 브라우저에서 열어 저장해 주세요.',
    serverMessage: '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
  },

  problems: {
    enterIdPassword: '휴대폰 번호와 비밀번호를 입력해 주세요.',
    noCi: 'There is no ci!',
    customerLookupError: '고객정보를 조회하는 중 오류가 발생했어요.',
    failedToFetchData: '데이터를 가져오지 못했어요.',
    failedToGetTerms: '약관을 불러오지 못했어요.',
    locationConsentLookupUnavailable: '위치정보 이용 동의 내역을 조회할 수 없어요.',
    locationPermissionDenied: '앱 설정에서 위치 서비스를 켜 주세요.',
    locationUnavailable: '현재 위치를 확인할 수 없어요.',
    locationTimeout: '위치를 확인하는 데 시간이 초과됐어요.',
    pictureTooLarge: ({ megabytes }: { megabytes: number }) =>
      `파일이 너무 커요. ${megabytes}MB까지 올릴 수 있어요.`,
    pictureWrongType: '사진만 올릴 수 있어요.',
    paperWrongType: '사진이나 PDF만 올릴 수 있어요.',
    pictureEmpty: '파일이 비어 있어요. 다시 찍거나 다른 것을 선택해 주세요.',
    pictureUnreadable: '사진을 열 수 없어요. 다시 찍거나 JPG, PNG 사진을 선택해 주세요.',
    locationUnknown: '위치를 확인하는 중 알 수 없는 오류가 발생했어요.',
    paymentUnstable: '통신 신호가 불안정하여 결제할 수 없어요. 잠시 후 다시 시도해 주세요.',
    atmUnstable: '통신 신호가 불안정하여 출금할 수 없어요. 잠시 후 다시 시도해 주세요.',
    badPayAddress: '결제 화면을 열 수 없어요. 잠시 후 다시 시도해 주세요.',
    wrongAccess: '접근할 수 없는 페이지예요.',
    certificateAuthFailed: '국민인증서 인증에 실패했어요.',
    codeUnusable: '사용할 수 없는 QR코드 또는 바코드예요.',
    englishNameMissing:
      '결제하려면 영문 이름이 필요해요. 가까운 영업점을 방문하여 영문 이름을 등록해 주세요.',
    invalidLocation: '위치 정보가 올바르지 않아요.',
    invalidTransaction: '유효하지 않은 거래예요.',
    certificateAppOnly: '국민인증서는 앱에서만 이용할 수 있어요.',
    certificateCommunication: '전자서명 통신 중 오류가 발생했어요.',
    certificateNoMatch: '일치하는 공동인증서가 없어요.',
    certificateNoLoginType: '일치하는 로그인 유형이 없어요.',
    phoneNotVerified: '휴대폰 번호를 인증해 주세요.',
    pinEasy: '같은 숫자, 이어지거나 되풀이되는 숫자, 생년월일은 쓸 수 없어요. 다른 번호를 입력해 주세요.',

    required: '필수 입력 항목이에요.',
    minLength: ({ min = '' }: Bound) => `${min}자 이상 입력해 주세요.`,
    maxLength: ({ max = '' }: Bound) => `${max}자 이하로 입력해 주세요.`,
    min: ({ min = '' }: Bound) => `${min} 이상의 값을 입력해 주세요.`,
    max: ({ max = '' }: Bound) => `${max} 이하의 값을 입력해 주세요.`,
    amountUnclear: '금액을 알아볼 수 없어요. 숫자만 다시 입력해 주세요.',
    amountDecimals: ({ decimals }: { decimals?: string | number }) =>
      decimals === 0 ? '소수점 없이 입력해 주세요.' : `소수점 아래는 ${decimals}자리까지 입력할 수 있어요.`,
    amountTooLarge: '금액이 너무 커요. 다시 입력해 주세요.',
    invalidEmail: '이메일 주소 형식이 올바르지 않아요.',
    invalidPhone: '휴대폰 번호를 정확히 입력해 주세요.',
    invalidBirth: '생년월일을 정확히 입력해 주세요.',
    invalidDate: '날짜를 정확히 선택해 주세요.',
    invalidFormat: '입력 형식이 올바르지 않아요.',
    notSame: '입력한 내용이 서로 일치하지 않아요.',
    notAgreed: '필수 약관에 모두 동의해 주세요.',
    chooseOne: '항목을 선택해 주세요.',

    offline: '인터넷에 연결되어 있지 않아요. 연결 상태를 확인해 주세요.',
    answerLost:
      '응답을 받지 못해서 처리했는지 아직 알 수 없어요. 이미 처리했을 수 있으니, 지금 보이는 상태를 먼저 확인해 주세요.',
    networkFailed: '서버에 연결하지 못했어요. 잠시 후 다시 시도해 주세요.',
    requestTimeout: '응답 시간이 초과됐어요. 잠시 후 다시 시도해 주세요.',
    serverFailed: '서비스가 원활하지 않아요. 잠시 후 다시 시도해 주세요.',
    unexpectedAnswer: '받은 정보를 확인하지 못했어요. 잠시 후 다시 시도해 주세요.',
    requestFailed: '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
    chunkMissing: '새 버전이 있어 화면을 열지 못했어요. 새로고침해 주세요.',
    screenFailed: '화면을 표시하는 중 문제가 발생했어요. 새로고침해 주세요.',
  },

  /** What stands on the buttons of a dialog, where it is not "confirm" and "cancel". */
  dialogButtons: {
    loginGuide: { confirm: '앱에서 열기', cancel: '로그인' },
    signUpAsk: { confirm: '회원가입', cancel: '취소' },
    pointNotJoined: { confirm: '가입하기', cancel: '닫기' },
    pointLinkMissing: { confirm: '등록하기', cancel: '취소' },
    ssoFailedLite: { confirm: '라이트로 로그인', cancel: '취소' },
    releaseWithdrawn: { confirm: '다시 불러오기', cancel: '나중에' },
    screenUnreachable: { confirm: '다시 열기', cancel: '닫기' },
    leavePayment: { confirm: '나가기', cancel: '계속 결제' },
    leaveSent: { confirm: '나가기', cancel: '결과 기다리기' },
    leaveForm: { confirm: '나가기', cancel: '계속 작성' },
    pictureNotShared: { confirm: '다시 시도', cancel: '닫기' },
    pictureNotSaved: { confirm: '다시 시도', cancel: '닫기' },
  },

  buttons: {
    update: '업데이트',
    confirm: '확인',
    cancel: '취소',
    stay: '돌아가기',
    close: '닫기',
    next: '다음',
    previous: '이전',
    done: '완료',
    save: '저장',
    agree: '동의',
    agreeAll: '전체 동의',
    agreeAndNext: '동의하고 다음',
    apply: '적용',
    reset: '초기화',
    select: '선택',
    edit: '수정',
    remove: '삭제',
    retry: '다시 시도',
    reload: '새로고침',
    more: '더 보기',
    details: '상세보기',
    home: '월렛 홈으로',
    login: '로그인',
    logout: '로그아웃',
    signUp: '회원가입',
    openApp: '앱으로 이동',
    backToApp: '앱으로 돌아가기',
    yes: '예',
    no: '아니요',
  },

  header: {
    back: '뒤로 가기',
    home: '월렛 홈',
    search: '검색',
    cardMenu: '카드 메뉴',
    step: ({ current, total }: { current: number; total: number }) => `전체 ${total}단계 중 ${current}단계`,
  },

  states: {
    loading: '불러오는 중이에요',
    important: '중요',
    isNew: '새 글',
    processing: '처리 중이에요',
    checkingLost: '처리했는지 확인하고 있어요',
    empty: '표시할 내용이 없어요.',
    emptySearch: '검색 결과가 없어요.',
    error: '문제가 발생했어요.',
    offline: '인터넷에 연결되어 있지 않아요.',
    offlineDescription: '연결되면 이어서 이용할 수 있어요.',
    online: '다시 연결됐어요.',
    retry: '다시 시도',
    failed: '지금은 불러올 수 없어요',
    screenFailed: '화면을 표시하는 중 문제가 발생했어요. 새로고침해 주세요.',
    notFound: {
      title: '페이지를 찾을 수\u00a0없어요',
      description: '주소가 잘못되었거나 페이지가 없어졌을 수 있어요.',
    },
    blocked: {
      title: '이용할 수 없는 페이지예요',
      description: '이용 조건을 확인한 뒤 다시 시도해 주세요.',
    },
    appOnly: {
      title: '앱에서 이용해 주세요',
      description: '이 서비스는 월렛 앱에서 쓸 수 있어요.',
      action: '앱에서 열기',
    },
    loginNeeded: {
      title: '로그인이 필요해요',
      description: '로그인하면 이 화면을 이용할 수 있어요.',
    },
    systemTooOld: {
      title: '휴대폰 업데이트가 필요해요',
      description: ({ ios, android }: { ios: string; android: string }) =>
        `월렛은 iOS ${ios}, Android ${android} 이상에서 쓸 수 있어요. 휴대폰 설정에서 운영체제를 업데이트해 주세요.`,
    },
    hostTooOld: {
      title: '앱을 업데이트해 주세요',
      description: '이 서비스는 새 버전의 앱에서 이용할 수 있어요. 업데이트한 뒤 다시 열어 주세요.',
    },
    closed: {
      title: '잠시 이용하실 수 없어요',
      openAgain: ({ at }: { at: string }) => `${at} 이후 다시 이용해 주세요.`,
    },
    missingFile: {
      title: '화면을 열지 못했어요',
      description: '새로고침하면 최신 버전으로 이용할 수 있어요.',
    },
  },

  skeleton: {
    main: '월렛 홈을 불러오는 중이에요',
    digitalId: '디지털 신분증을 불러오는 중이에요',
    plain: '화면을 불러오는 중이에요',
  },

  form: {
    required: '필수',
    optional: '선택',
    choose: '선택해 주세요',
    type: ({ label }: { label: string }) => `${label} 입력`,
    chosen: '선택됨',
    clear: '입력 내용 지우기',
    showPassword: '비밀번호 표시',
    ruleMet: ' 맞음',
    ruleNotMet: ' 아직',
    hidePassword: '비밀번호 숨기기',
    increase: ({ label }: { label: string }) => `${label} 늘리기`,
    decrease: ({ label }: { label: string }) => `${label} 줄이기`,
    characters: ({ count, max }: { count: number; max: number }) => `${max}자 중 ${count}자 입력`,
  },

  calendar: {
    title: '날짜 선택',
    previousMonth: '이전 달',
    nextMonth: '다음 달',
    month: ({ year, month }: { year: number; month: number }) => `${year}년 ${month}월`,
    day: ({ year, month, day, weekday }: { year: number; month: number; day: number; weekday: string }) =>
      `${year}년 ${month}월 ${day}일 ${weekday}`,
    weekdays: ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'] as string[],
    weekdaysShort: ['일', '월', '화', '수', '목', '금', '토'] as string[],
    months: [
      '1월',
      '2월',
      '3월',
      '4월',
      '5월',
      '6월',
      '7월',
      '8월',
      '9월',
      '10월',
      '11월',
      '12월',
    ] as string[],
    today: '오늘',
    selected: '선택됨',
    from: '시작일',
    until: '종료일',
    unavailable: '선택할 수 없음',
    chooseFrom: '시작일을 선택해 주세요',
    chooseUntil: '종료일을 선택해 주세요',
  },

  terms: {
    mandatory: '[필수]',
    optional: '[선택]',
    allOptional: '선택 항목까지 모두 동의해요',
    optionalNote: '선택 항목은 동의하지 않아도 쓸 수 있어요.',
    open: ({ title }: { title: string }) => `${title} 내용 보기`,
    page: ({ current, total }: { current: number; total: number }) => `${total}쪽 중 ${current}쪽`,
    previousPage: '이전 쪽',
    nextPage: '다음 쪽',
    zoomIn: '크게 보기',
    zoomOut: '작게 보기',
    zoom: ({ percent }: { percent: number }) => `${percent}% 크기`,
    play: '자동 넘김 시작',
    pause: '자동 넘김 멈춤',
    tools: '문서 넘기기와 크기',
    loading: '약관을 불러오는 중이에요',
    asText: '글로 보기',
    asDocument: '문서로 보기',
    textInstead: '문서를 열지 못해 글로 보여 드려요.',
    guardian: '법정대리인 동의',
    guardianNote: '만 14세 미만 고객은 법정대리인이 아래 약관을 확인하고 대신 동의해야 해요.',
  },

  carousel: {
    role: '슬라이드 쇼',
    slideRole: '슬라이드',
    slide: ({ current, total }: { current: number; total: number }) => `${total}개 중 ${current}번째`,
    show: ({ current }: { current: number }) => `${current}번째 보기`,
    controls: '슬라이드 넘기기',
    previous: '이전 슬라이드',
    next: '다음 슬라이드',
    nextPage: ({ current, total }: { current: number; total: number }) =>
      `다음 쪽 보기, ${total}쪽 중 ${current}쪽`,
    play: '자동 넘김 시작',
    pause: '자동 넘김 멈춤',
  },

  gallery: {
    label: '사진',
    image: ({ current, total }: { current: number; total: number }) => `사진 ${total}장 중 ${current}번째`,
    previous: '이전 사진',
    next: '다음 사진',
    play: '자동 넘김 시작',
    pause: '자동 넘김 멈춤',
  },

  parts: {
    notice: '알림',
    closeNotice: '알림 닫기',
    banner: '이벤트와 혜택',
    closeBanner: '배너 닫기',
    rating: ({ value, max }: { value: number; max: number }) => `${max}점 만점에 ${value}점`,
    hideForDays: ({ days }: { days: number }) =>
      days > 0 && days < 9999 ? `${days}일 동안 보지 않기` : '다시 보지 않기',
    newMark: '새로운 기능',
    opensOutside: '새 창에서 열림',
    success: '완료',
    failure: '실패',
    pending: '처리 중',
    information: '안내',
    warning: '주의',
    error: '오류',
  },

  units: { won: '원', sign: '원', points: 'P', count: '개', people: '명', nights: '박', grams: 'g' },

  amount: {
    add: '금액 더하기',
    /** `unit` is `won`, `P` or another; points are counted as won are */
    plus: ({ amount, unit, shown }: { amount: number; unit: string; shown: string }) =>
      (unit === 'won' || unit === 'P') && amount % 1000 === 0
        ? `+${amount % 10_000 === 0 ? `${amount / 10_000}만` : `${amount / 1000}천`}`
        : `+${shown}`,
    sum: ({ shown }: { shown: string }) => `합계 ${shown}`,
    most: '한도까지',
  },

  phone: {
    number: '휴대폰 번호',
    send: '인증번호 받기',
    sendAgain: '인증번호 다시 받기',
    againOf: '인증번호',
    again: '다시 받기',
    change: '번호 변경',
    code: '인증번호',
    wrongCode: '인증번호가 일치하지 않아요.',
    left: ({ time }: { time: string }) => `남은 시간 ${time}`,
    sent: '인증번호를 보냈어요.',
    lastMinute: '인증 시간이 1분 이내로 남았어요.',
    expired: '인증 시간이 지났어요. 인증번호를 다시 받아 주세요.',
    extend: '시간 연장',
    check: '인증하기',
    checked: '휴대폰 인증이 완료됐어요.',
  },

  filters: {
    title: '필터',
    reset: '초기화',
    applied: '적용한 필터',
    count: ({ count }: { count: number }) => `${count}개 적용`,
    remove: ({ name }: { name: string }) => `${name} 필터 해제`,
  },

  rates: {
    up: '올랐어요',
    down: '내렸어요',
    same: '그대로예요',
    none: '환율을 받지 못했어요',
    before: ({ rate }: { rate: string }) => `어제 ${rate}`,
    noBefore: '어제 환율이 없어요',
    for: ({ unit, currency }: { unit: number; currency: string }) => `${unit} ${currency} 기준`,
    since: ({ by, percent, direction }: RateMove) =>
      ({
        up: `어제보다 ▲\u00a0${by}원 (${percent}%) 올랐어요`,
        down: `어제보다 ▼\u00a0${by}원 (${percent}%) 내렸어요`,
        same: '어제와 같아요',
      })[direction],
    spans: { '1W': '1주', '2W': '2주', '1M': '1달', '3M': '3달', '1Y': '1년' },
    moved: ({ span, by, percent, direction }: RateMove & { span: RateSpan }) =>
      `${{ '1W': '한 주', '2W': '두 주', '1M': '한 달', '3M': '세 달', '1Y': '일 년' }[span]} 동안 ${
        {
          up: `▲\u00a0${by}원 (${percent}%) 올랐어요`,
          down: `▼\u00a0${by}원 (${percent}%) 내렸어요`,
          same: '그대로예요',
        }[direction]
      }`,
  },

  chart: {
    range: '기간',
    showTable: '표로 보기',
    hideTable: '표 접기',
    when: '날짜',
    value: '값',
    high: '최고',
    low: '최저',
  },

  seats: {
    look: '보는 방법',
    map: '배치도',
    list: '목록',
    states: { free: '비어 있음', full: '예약됨', closed: '판매하지 않음', chosen: '선택함' },
    chosen: '선택한 자리',
    none: '없음',
    left: ({ count }: { count: number }) => `남은 자리 ${count}`,
    most: ({ count }: { count: number }) => `${count}자리까지 선택할 수 있어요`,
  },

  receipt: { save: '영수증 저장', share: '공유', saved: '영수증을 저장했어요' },

  resident: {
    label: '주민등록번호',
    birth: '생년월일 6자리',
    birthHint: '생년월일 6자리',
    kind: '뒷자리 첫 숫자',
  },

  passes: { used: '다 썼어요', cancelled: '취소됐어요', expired: '기간이 지났어요' },

  keypad: {
    label: '보안 키패드',
    entered: ({ count, length }: { count: number; length: number }) => `${length}자리 중 ${count}자리 입력`,
    point: '소수점',
    clear: '전체 지우기',
    backspace: '한 자리 지우기',
    forgotten: '비밀번호를 잊었어요',
    shuffle: '숫자 다시 섞기',
    shuffled: '숫자 배열이 바뀌었어요.',
    emptied: '안전을 위해 입력한 번호를 지웠어요. 다시 입력해 주세요.',
  },

  /** What a screen is about is not there any more. */
  gone: {
    title: '입력한 정보가 만료됐어요',
    description: '시간이 지났거나 이미 끝난 요청이에요. 처음부터 다시 진행해 주세요.',
    action: '처음부터 다시',
  },

  /** Orders: on their way, ended, or not known yet. */
  orders: {
    working: '처리하고 있어요. 화면을 닫지 말고 잠시만 기다려 주세요.',
    asking: '결과를 확인하고 있어요.',
    done: '정상적으로 처리했어요.',
    refused: '요청을 처리하지 못했어요. 금액은 빠져나가지 않았어요.',
    closed: '요청이 전달되지 않아 취소했어요. 금액은 빠져나가지 않았어요.',
    unknown: '아직 결과를 알 수 없어요. 다시 신청하지 말고 잠시 후 확인해 주세요.',
    earlier: '먼저 보낸 요청의 결과예요. 방금 요청은 보내지 않았어요.',
    old: ({ at }: { at: string }) => `${when(at)}의 결과예요.`,
    none: '확인할 결과가 없어요',
    notKept: '이 휴대폰에 요청을 기록할 수 없어 보내지 않았어요.',
    alreadyOver: '이미 끝난 요청이에요. 처음부터 다시 해 주세요.',
    unfinished: '아직 결과를 확인하지 않은 요청이 있어요.',
    openUnfinished: '결과 보기',
    notTaken: '금액은 빠져나가지 않았어요.',
    askAgain: '결과 다시 확인하기',
    remedy: '해결하러 가기',
    again: '다시 하기',
    goOn: '확인',
  },

  paymentPin: {
    title: '간편 비밀번호',
    which: '포인트 비밀번호가 아닌 간편 비밀번호 6자리예요.',
    enter: '간편 비밀번호 입력',
    pinWrong: ({ left }: { left?: number }) =>
      left === undefined
        ? '간편 비밀번호가 맞지 않아요. 5번 잘못 입력하면 결제가 잠겨요.'
        : `간편 비밀번호가 맞지 않아요. ${left}번 더 잘못 입력하면 결제가 잠겨요.`,
    pinLocked:
      '간편 비밀번호를 5번 잘못 입력해 모든 결제가 잠겼어요. 본인 확인을 하고 비밀번호를 다시 정해 주세요.',
    pinMissing: '간편 비밀번호가 아직 없어요. 먼저 등록해 주세요.',
    reset: '간편 비밀번호 다시 정하기',
    register: '간편 비밀번호 등록하기',
  },

  countdown: {
    left: ({ time }: { time: string }) => `남은 시간 ${time}`,
    secondsLeft: ({ seconds }: { seconds: number }) => `${seconds}초 남았어요.`,
  },

  codes: {
    qr: '결제 QR코드',
    barcode: '결제 바코드',
    enlarge: ({ name }: { name: string }) => `${name} 크게 보기`,
    bright: '인식이 잘되지 않으면 화면 밝기를 높여 주세요.',
    loading: '코드를 준비하고 있어요.',
    ready: '코드가 준비됐어요.',
    expired: '코드의 유효 시간이 지났어요',
    expiredHint: '안전한 결제를 위해 새 코드를 받아 주세요.',
    renew: '새 코드 받기',
    covered: '안전을 위해 코드를 가렸어요',
    change: '바꾸기',
    chooseMeans: '무엇으로 결제할까요?',
    means: '결제 수단',
    meansEndCode: '결제 수단을 바꾸면 지금 코드는 끝나고 새 코드를 만들어요.',
    takeMeans: '이 수단으로 새 코드 받기',
    keepMeans: '그대로 두기',
  },

  scanner: {
    label: 'QR코드 스캔',
    asking: '카메라 사용을 허용해 주세요.',
    scanning: 'QR코드를 사각형 안에 맞춰 주세요.',
    found: 'QR코드를 읽었어요.',
    paused: '스캔을 잠시 멈추었어요.',
    problems: {
      denied: {
        title: '카메라를 사용할 수 없어요',
        hint: '휴대폰의 설정에서 이 앱의 카메라 권한을 허용한 뒤 다시 시도해 주세요.',
      },
      noCamera: {
        title: '카메라를 찾을 수 없어요',
        hint: '카메라가 있는 기기에서 이용하거나 QR코드 사진을 선택해 주세요.',
      },
      inUse: {
        title: '다른 앱이 카메라를 사용하고 있어요',
        hint: '카메라를 사용하는 앱을 종료한 뒤 다시 시도해 주세요.',
      },
      insecure: {
        title: '안전하지 않은 연결이에요',
        hint: '이 연결에서는 카메라를 사용할 수 없어요. 앱에서 다시 열어 주세요.',
      },
      failed: {
        title: '카메라를 열지 못했어요',
        hint: '잠시 후 다시 시도해 주세요.',
      },
    },
    retry: '다시 시도',
    again: '다시 스캔',
    light: '조명',
    switch: '카메라 전환',
    picture: '사진에서 찾기',
    searching: '사진에서 QR코드를 찾고 있어요.',
    notInPicture: '사진에서 QR코드를 찾지 못했어요. 다른 사진을 선택해 주세요.',
  },

  longWork: {
    slow: '평소보다 오래 걸리고 있어요. 화면을 닫지 말고 잠시만 기다려 주세요.',
    cancelling: '취소하고 있어요.',
    percent: ({ percent }: { percent: number }) => `${percent}% 진행`,
  },

  assets: { show: '금액 보기', hide: '금액 숨기기', hidden: '금액 숨김' },

  reorder: {
    handle: ({ name }: { name: string }) => `${name} 순서 바꾸기, 위아래 화살표로 옮겨요`,
    top: ({ name }: { name: string }) => `${name} 맨 위로`,
    up: ({ name }: { name: string }) => `${name} 위로`,
    down: ({ name }: { name: string }) => `${name} 아래로`,
    bottom: ({ name }: { name: string }) => `${name} 맨 아래로`,
    words: { top: '맨 위로', up: '위로', down: '아래로', bottom: '맨 아래로' },
    place: ({ name, place }: { name: string; place: number }) => `${name}, ${place}번째로 옮겼어요`,
  },

  questions: {
    search: '질문 찾기',
    found: ({ count }: { count: number }) => `질문 ${count}개를 찾았어요`,
    none: '맞는 질문이 없어요',
    noneHint: '다른 말로 찾아보세요.',
  },

  paging: {
    pull: '당겨서 새로고침',
    letGo: '놓으면 새로고침해요',
    refreshing: '새로고침하는 중이에요',
    shown: ({ count }: { count: number }) => `${count}건을 표시해요`,
  },

  popups: {
    nativeGuidance: {
      title: '앱에서 이용해 주세요',
      description: '이 서비스는 앱에서만 이용할 수 있어요. 앱으로 이동할까요?',
      confirm: '앱으로 이동',
      cancel: '닫기',
    },
    addCertificate: {
      title: '인증서를 추가해 주세요',
      description: '이 서비스는 공동인증서 로그인이 필요해요. 인증서를 추가한 뒤 다시 이용해 주세요.',
      confirm: '인증서 추가',
      cancel: '닫기',
    },
    certificateNeeded: {
      title: '인증서 로그인이 필요해요',
      description: '국민인증서로 로그인한 뒤 이용할 수 있어요.',
      confirm: '인증서로 로그인',
      cancel: '닫기',
    },
    availableCert: {
      title: '이용할 수 있는 인증서를 확인해 주세요',
      description: '결제 서비스는 국민인증서, 공동인증서 또는 금융인증서로 로그인해야 이용할 수 있어요.',
      confirm: '인증서로 로그인',
      cancel: '닫기',
    },
    cddEdd: {
      title: '고객확인이 필요해요',
      description: '안전한 거래를 위해 고객확인(CDD/EDD)을 완료해 주세요.',
      confirm: '고객확인 하기',
      cancel: '다음에 하기',
    },
    notice: { title: '안내', confirm: '확인', cancel: '닫기', hide: '다시 보지 않기' },
  },
};
