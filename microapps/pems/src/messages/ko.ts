import { formatMoney, weekday } from '@wallet/kit/format';
import { type Colour, type Due, type DueKind, type Kind, monthsOld } from '../model/animal.ts';

const day = ({ on }: { on: string }) =>
  `${Number(on.slice(4, 6))}월 ${Number(on.slice(6, 8))}일 (${'일월화수목금토'[weekday(on)]})`;
const clock = (time: string) => `${time.slice(0, 2)}:${time.slice(2, 4)}`;
/** 은/는, 을/를, 이/가: by whether the name ends in a consonant. */
const ends = (name: string, closed: string, open: string) => {
  const code = name.charCodeAt(name.length - 1) - 0xac00;
  return `${name}${code >= 0 && code <= 11171 && code % 28 > 0 ? closed : open}`;
};
const age = (birth: string, today: string) => {
  const months = monthsOld(birth, today);
  if (months < 1) return '1개월 미만';
  return months < 24 ? `${months}개월` : `${Math.floor(months / 12)}살`;
};
const dues: Readonly<Record<DueKind, string>> = {
  register: '동물등록',
  lost: '분실 신고',
  rabies: '광견병 접종',

  combined: '종합백신 접종',
  heartworm: '심장사상충 예방',
};
const left = (days: number) => (days === 0 ? '오늘까지' : days > 0 ? `${days}일 남음` : `${-days}일 지남`);
const moment = (at: string) => {
  const hour = Number(at.slice(8, 10));
  const part = hour < 11 ? '아침' : hour < 16 ? '낮' : hour < 21 ? '저녁' : '밤';
  return `${day({ on: at.slice(0, 8) })} ${part}`;
};
const kinds = { all: '전체', dog: '개', cat: '고양이' };
const colours = {
  all: '전체',
  white: '흰색',
  brown: '갈색',
  yellow: '황색',
  black: '검은색',

  gray: '회색',
  cheese: '치즈색',
  mixed: '여러 색',
};
interface Looks {
  name: string;
  kind: Kind;
  breed: string;
  colour: Colour;
}
interface Named {
  name: string;
}

export const messages = {
  dayOf: day,

  next: '다음',
  done: '확인',
  copied: '링크를 복사했어요',
  day,
  when: ({ at }: { at: string }) => moment(at),
  kinds,
  colours,
  sexes: { male: '수컷', female: '암컷' },
  sex: ({ sex, isNeutered }: { sex: 'male' | 'female'; isNeutered: boolean }) =>
    `${sex === 'male' ? '수컷' : '암컷'}${isNeutered ? ' · 중성화' : ''}`,
  tags: { chip: '내장형 칩', tag: '외장형 인식표' },
  states: { none: '등록 전', applied: '신청 중', registered: '등록', lost: '분실', dead: '기록 보관' },
  about: ({ kind, breed, birth, today }: { kind: Kind; breed: string; birth: string; today: string }) =>
    `${breed || kinds[kind]} · ${age(birth, today)}`,
  kept: ({ name }: Named) => `${ends(name, '과', '와')}의 기록은 그대로 남겨 둘게요.`,
  due: ({ name, kind }: Due) => `${name} ${dues[kind]}`,
  days: ({ days }: Due) => left(days),
  dueText: ({ kind, days, on }: Due) => {
    if (kind === 'lost')
      return days < 0
        ? '신고할 날이 지났어요. 지금이라도 분실 신고를 해 주세요.'
        : `잃어버린 날부터 10일 안에 신고해야 해요. ${days === 0 ? '오늘까지예요.' : days === 1 ? '하루 남았어요.' : `${days}일 남았어요.`}`;
    if (kind === 'register')
      return days < 0
        ? '등록할 날이 지났어요. 지금 등록하면 과태료를 줄일 수 있어요.'
        : `태어난 지 2개월이 되면 30일 안에 등록해야 해요. ${day({ on })}까지예요.`;
    return days < 0
      ? `${day({ on })}에 맞아야 했어요. 병원에 문의해 주세요.`
      : `${day({ on })}까지 맞으면 돼요.`;
  },
  doDue: {
    register: '등록하기',
    lost: '분실 신고하기',
    rabies: '접종 기록하기',

    combined: '접종 기록하기',
    heartworm: '예방 기록하기',
  },
  doors: { applications: '진행 상황', changes: '변경 신고', lost: '잃어버렸어요 찾았어요', guide: '안내' },
  facts: {
    name: '이름',
    animal: '동물 이름',
    kind: '종류',
    breed: '품종',
    sex: '성별',
    neutered: '중성화했어요',

    birth: '태어난 날',
    colour: '털색',
    tag: '등록 방법',
    owner: '보호자',
    phone: '휴대폰 번호',

    address: '주소',
    registeredOn: '등록일',
    number: '등록번호',
    agency: '대행 기관',
    visit: '방문일',

    receipt: '접수번호',
    sentOn: '신청일',
    agencyPhone: '기관 전화',
    to: '받는 사람',
    until: '받을 수 있는 날',
    region: '동네',
  },
  gone: {
    animal: {
      title: '동물을 찾을 수 없어요',
      description: '목록에서 다시 선택해 주세요.',
      action: '목록 보기',
    },
    offer: {
      title: '소유자 변경을 찾을 수 없어요',
      description: '링크를 다시 확인해 주세요.',
      action: '변경 신고 보기',
    },
    offerOver: {
      accepted: {
        title: '이미 받은 소유자 변경이에요',
        description: '내 반려동물에서 확인해 주세요.',
        action: '내 반려동물 보기',
      },
      recalled: {
        title: '보낸 분이 취소했어요',
        description: '보낸 분에게 다시 요청해 주세요.',
        action: '내 반려동물 보기',
      },
      lapsed: {
        title: '받을 수 있는 7일이 지났어요',
        description: '보낸 분에게 다시 요청해 주세요.',
        action: '내 반려동물 보기',
      },
    },
    report: {
      title: '알림을 찾을 수 없어요',
      description: '목록에서 다시 찾아 주세요.',
      action: '목록 보기',
    },
  },
  home: {
    add: '추가하기',

    promise: '우리 가족으로 등록해요',
    allDone: '챙길 일을 모두 마쳤어요',
    animals: '내 반려동물',

    later: '다음에 챙길 일',
    doors: '바로 가기',
    count: ({ count }: { count: number }) => `${count}건`,

    register: '반려동물 등록하기',
    why: '등록하면 좋은 점',
    reasons: [
      { title: '잃어버려도 찾을 수 있어요', text: '등록번호로 보호자에게 연락이 가요.' },
      { title: '과태료를 내지 않아요', text: '개는 2개월이 되면 30일 안에 등록해야 해요.' },
      { title: '등록증과 접종 기록이 한곳에', text: '병원에서 화면으로 바로 보여 주세요.' },
    ],
    offered: ({ from, name }: { from: string; name: string }) =>
      `${from} 님이 ${name}의 소유자 변경을 보냈어요.`,

    openOffer: '확인하기',
    refused: '돌려받은 신청이 있어요. 진행 상황에서 확인해 주세요.',
  },
  card: {
    issuer: '국가동물보호정보시스템',
    title: '동물등록증',
    code: '동물등록 QR 코드',
    codeHint: '병원에서 이 화면을 보여 주세요. QR에는 보호자 정보가 없어요.',
    offline: ({ at }: { at: string }) => `인터넷 연결이 없어 ${at}에 본 내용을 보여 드려요.`,
    notYet: {
      none: ({ name }: Named) => `${ends(name, '은', '는')} 아직 등록 전이에요`,
      applied: ({ name }: Named) => `${ends(name, '을', '를')} 등록하고 있어요`,
    },
    notYetHint: { none: '등록하면 등록증이 생겨요.', applied: '끝나면 등록증이 생겨요.' },
    lost: '잃어버렸어요',
  },
  shots: {
    title: '예방접종',
    names: { rabies: '광견병', combined: '종합백신', heartworm: '심장사상충' },
    rules: {
      rabies: '생후 3개월부터 1년에 한 번',
      combined: '6~16주에 2~3주마다, 그 뒤 1년에 한 번',
      heartworm: '한 달에 한 번',
    },
    next: ({ on }: { on: string }) => `다음 ${day({ on })}`,
    write: '기록',
    done: { rabies: '광견병 접종 기록', combined: '종합백신 접종 기록', heartworm: '심장사상충 예방 기록' },

    doneOn: '맞은 날',
    keep: '기록하기',
    kept: '기록했어요',
  },
  start: {
    kind: '어떤 동물인가요?',
    forOne: ({ name }: Named) => `${name}의 등록을 시작해요`,
    must: {
      dog: '개는 태어난 지 2개월이 되면 30일 안에 등록해야 해요.',
      cat: '고양이는 원하면 등록할 수 있어요.',
    },

    freeMonth: '지금은 스스로 등록하면 과태료가 없는 기간이에요.',
    way: '어떻게 등록할까요?',
    ways: {
      newChip: { title: '내장형 칩을 새로 넣기', text: '동물병원에서 · 3만~8만 원' },
      hasChip: { title: '칩이 이미 있어요', text: '칩 번호를 확인해서 등록해요' },
      tag: { title: '외장형 인식표', text: '목걸이에 달아요 · 8천~3만 원' },
    },
    bring: '이렇게 준비해요',
    brings: {
      newChip: ['신분증', '동물과 함께 방문하기', '시술 비용'],
      hasChip: ['칩 번호가 적힌 서류나 바코드', '신분증', '처음 등록이면 동물과 함께 방문하기'],
      tag: ['신분증', '처음 등록이면 동물과 함께 방문하기', '인식표 비용'],
    },
  },
  intro: {
    title: '네 단계면\n등록이 끝나요',
    text: '월렛에서 신청하고, 예약한 날 한 번 방문하면 돼요.',
    steps: '등록 순서',
    stepTexts: [
      '보호자 정보 확인',
      '동물 정보와 사진 입력',
      '동물병원과 방문일 예약',
      '구청 승인 뒤 등록증 받기',
    ],

    time: '방문한 뒤 구청 확인까지 보통 3일쯤 걸려요.',
    again: '다시 보지 않기',
    next: '등록 시작하기',
  },
  owner: {
    title: '보호자 정보를 확인해 주세요',
    text: '등록증에 보호자로 올라가요.',

    proved: '월렛에서 확인한 휴대폰 번호를 써요.',
    addressHint: '동물이 사는 곳의 주소를 써 주세요',
    exempt:
      '이 섬에서는 등록하지 않아도 돼요. 과태료도 없어요. 육지에 자주 데려간다면 등록해 두는 게 좋아요.',

    goOn: '등록할게요',
    stay: '다시 생각하기',
  },
  animal: { birthHint: '모르면 병원에서 알려 준 날을 골라 주세요', photo: '사진 (얼굴이 또렷한 것)' },
  photo: {
    take: '사진 찍기',
    choose: '앨범에서 선택',
    another: '다른 사진 선택',
    of: ({ name }: Named) => (name ? `${name} 사진` : '동물 사진'),
  },
  breed: {
    title: '품종 선택',
    choose: '선택',
    search: '품종 이름으로 찾기',
    none: '맞는 품종이 없어요',

    noneHint: '목록에 없으면 믹스를 선택해 주세요.',
    missing: '품종을 선택해 주세요.',
  },
  number: {
    label: '등록번호',
    optional: '등록번호 (있으면)',

    hint: '등록번호는 410으로 시작하는 숫자 15자리예요',
    scan: '바코드 스캔하기',
    askOwner: '바꾸는 방법 보기',
    problems: {
      length: '숫자 15자리를 입력해 주세요.',
      same: '번호를 다시 확인해 주세요.',
      country: '쓸 수 없는 번호예요. 앞 세 자리를 확인해 주세요.',
    },
    states: {
      mine: '이미 내 동물로 등록한 번호예요.',
      other: '다른 보호자에게 등록된 번호예요. 소유자 변경을 이어서 할까요?',
      unknown: '아직 조회되지 않는 번호예요. 병원에서 보낸 뒤 며칠 걸릴 수 있어요.',
    },
  },
  agencies: {
    list: '대행 기관',
    open: '영업 중',
    closed: '영업 종료',
    hours: '영업 시간',

    does: '하는 일',
    choose: '여기서 등록하기',
    line: ({ isOpenAtNight, opens, closes }: { isOpenAtNight: boolean; opens: string; closes: string }) =>
      isOpenAtNight ? '24시간' : `${clock(opens)}~${clock(closes)}`,
    times: ({
      isOpenAtNight,
      opens,
      closes,
      rest,
    }: {
      isOpenAtNight: boolean;
      opens: string;
      closes: string;
      rest: readonly number[];
    }) =>
      `${isOpenAtNight ? '24시간' : `${clock(opens)}~${clock(closes)}`}${rest.length > 0 ? ` · ${rest.map((one) => '일월화수목금토'[one]).join(', ')} 휴무` : ''}`,
    prices: ({
      setsChips,
      chipPrice,
      tagPrice,
    }: {
      setsChips: boolean;
      chipPrice: number;
      tagPrice: number;
    }) =>
      [setsChips ? `내장형 ${formatMoney(chipPrice)}원` : '', `인식표 ${formatMoney(tagPrice)}원`]
        .filter(Boolean)
        .join(' · '),
  },
  where: {
    lead: { chip: '칩을 넣을 동물병원을 선택해 주세요.', tag: '인식표를 받을 곳을 선택해 주세요.' },
    other: '다른 곳 선택',
    submit: ({ on }: { on: string }) => `${day({ on })} 방문으로 신청하기`,
  },
  applications: {
    none: '진행 중인 신청이 없어요',
    noneHint: '등록을 신청하면 여기에서 볼 수 있어요.',
    done: ({ name }: Named) => `${name}의 등록을 신청했어요`,
    doneHint: ({ visitOn }: { visitOn: string }) => `${day({ on: visitOn })}에 동물과 함께 방문해 주세요.`,
    states: {
      sent: '접수',
      vet: '방문 대기',
      town: '구청 확인 중',
      done: '등록 완료',

      refused: '반려',
      cancelled: '취소',
    },
    lies: ({
      state,
      visitOn,
      doneBy,
      refusal,
    }: {
      state: string;
      visitOn: string;
      doneBy: string;
      refusal: string;
    }) => {
      if (state === 'sent') return '대행 기관에 신청을 보냈어요.';
      if (state === 'vet') return `${day({ on: visitOn })}에 동물과 함께 방문해 주세요.`;
      if (state === 'town')
        return `구청에서 확인하고 있어요. 보통 3일쯤 걸려요. ${day({ on: doneBy })}쯤 끝나요.`;
      if (state === 'done') return '등록증이 생겼어요.';
      if (state === 'cancelled') return '신청을 취소했어요.';
      return refusal.includes('사진')
        ? '사진이 또렷하지 않아 돌려보냈어요. 다시 찍어 주세요.'
        : `${refusal} 다시 보내 주세요.`;
    },

    card: '등록증 보기',
    mend: '사진 다시 보내기',
    photoHint: '얼굴이 또렷하게 나온 사진',

    sendPhoto: '이 사진으로 보내기',
    mended: '사진을 다시 보냈어요',
    cancel: '신청 취소하기',
    ask: ({ name }: Named) => `${name}의 등록 신청을 취소할까요? 방문 예약도 함께 취소돼요.`,

    yes: '신청 취소',
    stopped: '신청을 취소했어요',
  },
  changes: {
    none: '등록된 반려동물이 없어요',
    noneHint: '등록한 다음에 변경을 신고할 수 있어요.',

    which: '어느 동물인가요?',
    list: '무슨 일이 있었나요?',
    names: {
      lost: '잃어버렸어요',
      tellLost: '분실 신고하기',
      found: '다시 찾았어요',
      owner: '보호자가 바뀌어요',

      contact: '이사했거나 번호가 바뀌었어요',
      tag: '인식표가 없어졌거나 고장 났어요',
      death: '무지개다리를 건넜어요',
    },
    hints: {
      lost: '10일 안에 · 전단도 함께 만들어요',
      tellLost: '구청에 분실을 알려요',
      found: '30일 안에 · 분실이 해제돼요',

      owner: '30일 안에 · 새 보호자가 7일 안에 받아요',
      contact: '30일 안에 · 모든 동물이 한 번에 바뀌어요',

      tag: '30일 안에 · 새로 받을 곳을 안내해요',
      death: '30일 안에 · 등록이 조용히 끝나요',
    },
    fine: '늦으면 과태료가 최대 50만 원까지 나올 수 있어요.',
    askLost: ({ name }: Named) => `${name}의 분실을 구청에 신고할까요?`,
    askFound: ({ name }: Named) => `${ends(name, '을', '를')} 찾은 것을 신고할까요? 올린 알림도 함께 끝나요.`,

    yes: '신고하기',
    no: '나중에',
    told: { lost: '분실을 신고했어요', found: '다시 찾아서 다행이에요. 신고했어요' },
  },
  offer: {
    lead: ({ name }: Named) => `${name}의 새 보호자는 누구인가요?`,

    text: '새 보호자가 자기 월렛에서 받으면 바뀌어요.',
    phone: '새 보호자의 휴대폰 번호',
    phoneHint: '비워 두면 링크를 받은 사람이 받을 수 있어요',
    rules: [
      '새 보호자가 7일 안에 받아야 바뀌어요.',
      '받기 전에는 언제든 취소할 수 있어요.',
      '접종 기록도 함께 넘어가요.',
    ],
    submit: '소유자 변경 보내기',
    ask: ({ name, phone }: { name: string; phone: string }) =>
      phone ? `${name}의 소유자 변경을 이 번호로 보낼까요?` : `${name}의 소유자 변경 링크를 만들까요?`,

    yes: '보내기',
    no: '그대로 두기',
    waits: ({ name }: Named) => `${name}의 새 보호자를 기다리고 있어요`,

    waitsHint: '새 보호자가 7일 안에 받아야 바뀌어요.',
    byLink: '링크를 받은 사람',
    share: '링크 보내기',
    shareTitle: ({ name }: Named) => `${name}의 소유자 변경`,
    shareText: ({ name }: Named) => `월렛에서 ${name}의 새 보호자로 받아 주세요. 7일 안에 받을 수 있어요.`,
    recall: '소유자 변경 취소',
    askRecall: ({ name }: Named) => `${name}의 소유자 변경을 취소할까요?`,
    recalled: '소유자 변경을 취소했어요',
    ends: {
      accepted: ({ name }: Named) => `${name}의 보호자가 바뀌었어요`,
      recalled: ({ name }: Named) => `${name}의 소유자 변경을 취소했어요`,
      lapsed: ({ name }: Named) => `${name}의 소유자 변경이 끝났어요`,
    },
    endHints: {
      accepted: '새 보호자가 받았어요.',
      recalled: '보호자는 그대로예요.',
      lapsed: '7일 안에 받지 않았어요. 다시 보낼 수 있어요.',
    },
    take: ({ name }: Named) => `${name}의 새 보호자가 될까요?`,
    from: ({ from }: { from: string }) => `${from} 님이 보냈어요`,
    until: ({ until }: { until: string }) => `${day({ on: until })}까지`,
    takes: [
      '등록증의 보호자가 나로 바뀌어요.',
      '주소와 휴대폰 번호는 월렛의 정보를 써요.',
      '접종과 등록의 의무도 함께 넘어와요.',
    ],
    accept: '새 보호자로 받기',
    accepted: ({ name }: Named) => `이제 ${name}의 보호자예요`,
  },
  contact: {
    title: '어떻게 바뀌었나요?',
    text: ({ count }: { count: number }) => `등록한 동물 ${count}마리에 한 번에 적용돼요.`,
    takePhone: ({ phone }: { phone: string }) => `휴대폰 번호를 ${phone}로 바꾸기`,
    oldPhone: ({ phone }: { phone: string }) => `지금 등록된 번호 ${phone}`,
    samePhone: ({ phone }: { phone: string }) =>
      `휴대폰 번호 ${phone}는 그대로예요. 번호가 바뀌었다면 내 정보에서 먼저 바꿔 주세요.`,

    nothing: '바뀐 것이 없어요',
    check: '이렇게 바꿀까요?',
    was: '이전 주소',

    submit: '변경 신고하기',
    done: '변경을 신고했어요',
    doneHint: '이사한 지 30일 안이면 과태료가 없어요.',
  },
  tagLost: {
    title: '인식표 재발급',
    lead: ({ name }: Named) => `${name}의 인식표를 다시 받을까요?`,
    text: '등록번호는 그대로예요.',
    rules: [
      '신고한 뒤 대행 기관에서 새 인식표를 받아요.',
      '칩이 읽히지 않으면 동물병원에서 위치를 확인해 줘요.',
      '인식표 없이 외출하면 과태료가 나올 수 있어요.',
    ],

    submit: '신고하기',
    done: '신고했어요',

    doneHint: '가까운 대행 기관에서 새 인식표를 받아 주세요.',
    agencies: '대행 기관 보기',
  },
  death: {
    lead: ({ name }: Named) => `${ends(name, '을', '를')} 떠나보내셨군요`,

    text: '천천히 하셔도 돼요. 30일 안에 알려 주시면 돼요.',
    on: '떠난 날',
    ends: '이렇게 돼요',
    endTexts: ({ name }: Named) => [
      '등록이 끝나고 접종 알림을 보내지 않아요.',
      `${ends(name, '과', '와')}의 기록은 그대로 남겨 둘게요.`,
      '서류나 사진은 필요하지 않아요.',
    ],
    submit: '신고하기',
    ask: ({ name }: Named) =>
      `${ends(name, '이', '가')} 떠난 것을 신고할까요? 등록이 끝나고 되돌릴 수 없어요.`,

    yes: '등록 끝내기',
    no: '나중에',
  },
  reports: {
    type: '알림 종류',
    types: { all: '전체', lost: '찾고 있어요', found: '발견했어요', notice: '보호 공고' },
    noticeLeft: ({ daysLeft }: { daysLeft: number }) =>
      daysLeft === 0 ? '공고 오늘까지' : `공고 ${daysLeft}일 남음`,
    ended: { reunited: '가족을 만났어요', closed: '끝난 알림' },
    title: ({ name, kind, breed, colour }: Looks) =>
      `${name ? `${name} · ` : ''}${breed && breed !== '그 밖의 품종' ? breed : kinds[kind]} · ${colours[colour]}`,
    count: ({ count }: { count: number }) => `알림 ${count}건`,

    list: '알림',
    none: '맞는 알림이 없어요',
    noneHint: '조건을 바꾸면 더 많이 볼 수 있어요.',
    reset: '조건 지우기',
    show: ({ count }: { count: number }) => `${count}건 보기`,
    add: '알림 올리기',
  },
  report: {
    which: '무슨 일인가요?',
    whichHint: '알림을 올리면 근처 사람들이 함께 찾아요.',
    types: {
      lost: {
        title: '반려동물을 잃어버렸어요',
        text: '전단을 만들고 분실도 신고해요',
        lead: '본 사람이 알아볼 수 있게 적어 주세요.',
      },
      found: {
        title: '길에서 동물을 발견했어요',
        text: '가족에게 알려요',
        lead: '가족이 알아볼 수 있게 적어 주세요.',
      },
    },

    whose: '누구를 잃어버렸나요?',
    other: '등록 전 동물',
    alsoTold: ({ name }: Named) => `${name}의 분실 신고도 함께 해요.`,
    isUp: '이미 올린 알림이 있어요. 목록에서 확인해 주세요.',
    region: { lost: '잃어버린 동네', found: '발견한 동네' },

    noRegion: '동네를 선택해 주세요.',
    place: '어디인가요?',

    placeHint: '공원 정문, 지하철역 출구처럼',
    noHome: '집 주소는 적지 마세요. 모두가 볼 수 있어요',
    day: { lost: '잃어버린 날', found: '발견한 날' },
    hour: '몇 시쯤인가요?',
    hours: { morning: '아침', noon: '낮', evening: '저녁', night: '밤' },

    marks: '특징',
    marksHint: '목줄 색, 옷, 성격처럼',
    photo: '사진',
    submit: '알림 올리기',
    signIn: '로그인하고 올리기',
  },
  notice: {
    title: ({ type, name, kind }: { type: 'lost' | 'found' | 'notice'; name: string; kind: Kind }) => {
      if (type === 'lost') return `${ends(name || kinds[kind], '을', '를')} 찾고 있어요`;
      return type === 'found'
        ? `${ends(kinds[kind], '을', '를')} 발견했어요`
        : `${ends(kinds[kind], '을', '를')} 보호하고 있어요`;
    },
    done: '알림을 올렸어요. 전단을 나눠 주세요.',
    ended: { reunited: '가족을 만나 끝난 알림이에요.', closed: '기간이 지나 끝난 알림이에요.' },
    poster: { save: '전단 저장', share: '전단 공유', saved: '전단을 저장했어요' },
    where: { lost: '잃어버린 곳', found: '발견한 곳', notice: '구조한 곳' },

    whenLabel: '언제',
    share: '링크 보내기',
    shareText: ({ region, place }: { region: string; place: string }) =>
      `${region} ${place}. 보셨다면 월렛에서 알려 주세요.`,

    messages: '받은 쪽지',
    noMessages: '아직 받은 쪽지가 없어요.',
    life: ({ daysLeft }: { daysLeft: number }) => `${daysLeft}일 뒤에 알림이 끝나요. 이어서 올릴 수 있어요.`,

    renew: '30일 더',
    renewed: '30일 더 보여요',
    end: { lost: '찾았어요', found: '가족을 만났어요' },
    askEnd: '알림을 끝낼까요? 쪽지를 더 받지 않아요.',
    yes: { lost: '찾았어요', found: '가족을 만났어요' },
    no: '그대로 두기',
    message: { lost: '본 곳을 알려 주세요', found: '가족이라면 알려 주세요' },

    hidden: '전화번호와 이름은 서로에게 보이지 않아요',
    send: '쪽지 보내기',
    sent: '쪽지를 보냈어요',
    signIn: { lost: '로그인하고 본 곳 알리기', found: '로그인하고 연락하기' },
    town: ({ daysLeft }: { daysLeft: number }) =>
      `${daysLeft === 0 ? '오늘' : `${daysLeft}일 뒤`} 공고가 끝나요. 가족이라면 동물보호 상담 전화로 알려 주세요.`,
  },
  guide: {
    parts: '안내 내용',
    names: { law: '등록과 과태료', shots: '예방접종', vets: '병원' },
    freeNow: '지금은 자진신고 기간이에요. 스스로 등록하거나 신고하면 과태료가 없어요.',
    freeMonths: '자진신고 기간은 5~6월과 9~10월이에요. 그때 신고하면 과태료가 없어요.',
    owner: '번호가 다른 보호자에게 있다면',
    ownerSteps: [
      '이전 보호자가 월렛의 변경 신고에서 소유자 변경을 보내요.',
      '링크를 받아 7일 안에 월렛에서 받아요.',
      '이전 보호자와 연락이 안 되면 구청 동물보호 담당에 서류를 가지고 문의해요.',
    ],
    fines: '과태료 (1차 · 2차 · 3차)',
    fineRows: [
      { label: '등록하지 않음', value: '20만 · 40만 · 60만 원' },
      { label: '변경을 알리지 않음', value: '5만 · 10만 · 20만 원' },
      { label: '목줄 없음, 2m 초과', value: '20만 · 30만 · 50만 원' },
      { label: '인식표 없이 외출', value: '최대 50만 원' },
    ],

    fineNote: '지역과 법 개정에 따라 달라질 수 있어요.',
    law: '알아 두세요',
    laws: [
      {
        title: '누가 등록해야 하나요?',
        text: '태어난 지 2개월이 된 개는 30일 안에 등록해야 해요. 고양이는 원하면 등록할 수 있어요. 다리가 없는 일부 섬에서는 등록하지 않아도 돼요.',
      },
      {
        title: '가족이 함께 키운다면?',
        text: '등록증의 보호자는 한 명이에요. 등록한 보호자가 변경과 분실을 알려요. 서로 보호자라고 하면 먼저 등록한 분이 소유자 변경을 보내야 바뀌어요.',
      },
      {
        title: '언제까지 알려야 하나요?',
        text: '잃어버리면 10일, 보호자·주소·전화번호가 바뀌거나 다시 찾거나 떠나보내면 30일 안에 알려야 해요.',
      },
      {
        title: '주인 없는 동물을 발견하면?',
        text: '알림을 올리거나 1577-0954로 연락해 주세요. 데려가서 팔거나 해치면 처벌받아요.',
      },
      {
        title: '보호소에 있는 동물은?',
        text: '7일 넘게 공고하고, 공고한 지 10일이 지나면 지자체가 보호해요. 그 전에 가족이 찾아갈 수 있어요.',
      },
    ],

    table: '언제 맞나요?',
    tableNote: '동물의 상태에 따라 다르니 병원과 상의해 주세요.',

    signIn: '로그인하고 내 동물 알림 보기',
    mine: '내 동물의 다음 접종',
    nothing: '30일 안에 맞을 접종이 없어요.',
    night: ({ count }: { count: number }) => `밤에도 여는 병원이 ${count}곳 있어요. 가기 전에 전화해 주세요.`,
  },
  refusals: {
    notFound: '찾을 수 없어요. 목록에서 다시 선택해 주세요.',

    notRegistered: '등록된 동물만 신고할 수 있어요.',
    date: '오늘까지의 날짜를 선택해 주세요.',
    numberOther: '다른 보호자에게 등록된 번호예요. 번호를 다시 확인해 주세요.',
    numberMine: '이미 내 동물로 등록한 번호예요.',
    numberUnknown: '아직 조회되지 않는 번호예요. 며칠 뒤에 다시 시도해 주세요.',

    terms: '약관에 동의해 주세요.',
    twice: '이미 신청한 동물이에요. 진행 상황에서 확인해 주세요.',
    noChip: '내장형 칩을 넣지 않는 곳이에요. 다른 곳을 선택해 주세요.',
    full: '그날은 자리가 없어요. 다른 날을 선택해 주세요.',

    tooLate: '구청에서 확인하고 있어 취소할 수 없어요.',
    offerGone: '소유자 변경을 찾을 수 없어요.',
    offerOver: '이제 받을 수 없는 소유자 변경이에요.',
    offerSelf: '내 번호로는 보낼 수 없어요. 새 보호자의 번호를 입력해 주세요.',
    offerOther: '다른 사람에게 보낸 소유자 변경이에요.',

    offerTwice: '이미 보낸 소유자 변경이 있어요.',
    reportTwice: '이미 올린 알림이 있어요.',
    reportOver: '끝난 알림이에요. 쪽지를 보낼 수 없어요.',
  },
};
