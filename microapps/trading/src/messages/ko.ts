import { formatMoney, momentText } from '@wallet/kit/format';
import type { Deal, FeePayer, Person, Role } from '../model/deal.ts';

const won = (amount: number) => `${formatMoney(amount)}원`;
const payers: Record<FeePayer, string> = { buyer: '구매자', seller: '판매자', half: '반씩' };
/** Month and day, on one line; the hour where the day does not end with it. */
const short = (at: string) => {
  const day = `${Number(at.slice(4, 6))}월\u00a0${Number(at.slice(6, 8))}일`;
  return at.slice(8, 12) === '2359' ? day : `${day}\u00a0${at.slice(8, 10)}:${at.slice(10, 12)}`;
};
const held = ({ won: sum }: { won: number }) =>
  `${won(sum)}을 안전하게 보관하고 있어요. 물건을 받고 확정하면 판매자에게 보내요.`;

/** What is next, for this side of a deal. */
function next(deal: Deal): string {
  const { state, role, dueAt, way, other, isMine, may, was } = deal;
  const isBuyer = role === 'buyer';
  const until = short(dueAt);
  const confirmBy = `${until}까지 확정하지 않으면 자동으로 확정돼요.`;
  switch (state) {
    case 'offered':
      if (may.includes('accept')) return `${until}까지 수락할 수 있어요.`;
      return other || !isMine ? '상대가 수락하면 결제할 수 있어요.' : '링크를 보내 상대를 초대해 주세요.';
    case 'accepted':
      return isBuyer ? `${until}까지 결제해 주세요.` : `구매자가 ${until}까지 결제해요.`;
    case 'held':
      if (way === 'person') return isBuyer ? '만나서 QR을 보여 주세요.' : '만나서 구매자의 QR을 읽어 주세요.';
      return isBuyer ? held({ won: deal.pays }) : `${until}까지 보내지 않으면 구매자에게 돈을 돌려드려요.`;
    case 'sent':
      return isBuyer ? '물건이 오고 있어요.' : '물건이 도착하면 구매자가 확인해요.';
    case 'delivered':
      return confirmBy;
    case 'disputed':
      return '문제를 접수했어요. 해결될 때까지 돈을 보관해요.';
    case 'returning':
      return isBuyer ? '물건을 돌려보내 주세요.' : '돌아온 물건을 확인해 주세요.';
    case 'frozen':
      return was ? '확인하는 동안 아무도 돈을 옮길 수 없어요.' : '';
    case 'released':
      return isBuyer ? '판매자에게 보냈어요.' : `${won(deal.gets)}을 계좌로 보내 드렸어요.`;
    case 'partly':
      return '서로 정한 만큼 나눠 보냈어요.';
    case 'returned':
      return isBuyer ? `${won(deal.pays)}을 결제하신 곳으로 돌려드렸어요.` : '구매자에게 돈을 돌려드렸어요.';
    case 'withdrawn':
      return '취소한 거래예요.';
    default:
      return '기간 안에 진행되지 않아 끝났어요.';
  }
}

export const messages = {
  unit: '원',
  money: ({ amount }: { amount: number }) => won(amount),
  amount: ({ won: sum }: { won: number }) => formatMoney(sum),
  moment: ({ at }: { at: string }) => momentText(at, 'ko'),
  until: ({ at }: { at: string }) => `${short(at)}까지`,
  with: ({ name }: { name: string }) => `${name} 님과`,
  person: ({ name, good, joinedOn }: Person) =>
    `${name} 님 · 거래 ${good}번 · ${joinedOn.slice(0, 4)}년부터 이용`,
  nobody: '아직 상대가 없어요',
  toList: '내 거래 보기',
  see: '거래 보기',
  now: '지금',
  copied: '링크를 복사했어요.',
  reported: '신고했어요. 확인하고 알려 드릴게요.',
  payOnlyHere: '결제는 이 앱 안에서만 해요. 다른 링크로 보내면 보호받을 수 없어요.',
  held,
  changed: '상대가 조건을 바꿨어요. 다시 확인해 주세요.',
  payoutWaits: '받는 계좌로 보내지 못했어요. 대표 계좌를 확인하면 바로 보내 드려요.',
  next,
  turn: ({ state, role, way }: Deal): string => {
    if (state === 'offered') return '수락해 주세요';
    if (state === 'accepted') return '결제해 주세요';
    if (state === 'held') return way === 'person' ? '만나서 건네요' : '물건을 보내 주세요';
    if (state === 'delivered') return '받은 물건을 확인해 주세요';
    if (state === 'disputed') return '답해 주세요';
    return role === 'buyer' ? '물건을 돌려보내 주세요' : '돌아온 물건을 확인해 주세요';
  },
  roles: { buyer: '구매', seller: '판매' },
  states: {
    offered: '수락 전',
    accepted: '결제 전',
    held: '보관 중',
    sent: '배송 중',
    delivered: '확인 중',
    disputed: '분쟁 중',
    returning: '반품 중',
    frozen: '잠시 멈춤',
    released: '거래 완료',
    partly: '나눠서 끝남',
    returned: '환불 완료',
    withdrawn: '취소',
    ranOut: '기간 지남',
  },
  steps: {
    offered: '거래 제안',
    accepted: '거래 수락',
    held: '결제하고 보관',
    sent: '물건 보냄',
    delivered: '물건 받음',
    disputed: '문제 접수',
    returning: '반품 합의',
    frozen: '확인하려고 멈춤',
    released: '확정하고 판매자에게 보냄',
    partly: '나눠서 끝냄',
    returned: '구매자에게 돌려줌',
    withdrawn: '취소',
    ranOut: '기간 지남',
  },
  progress: '진행',
  terms: '거래 조건',
  facts: {
    thing: '물건',
    seller: '판매자',
    state: '상태',
    price: '물건값',
    way: '받는 방법',
    delivery: '배송비',
    fee: '수수료',
    ownFee: '내 수수료',
    pays: '구매자가 내는 돈',
    gets: '판매자가 받는 돈',
    points: '포인트',
    fromAccount: '계좌 결제',
    at: '결제 시각',
  },
  ways: { parcel: '택배', person: '직접 만나서' },
  carriers: { post: '우체국택배', cj: 'CJ대한통운', hanjin: '한진택배', lotte: '롯데택배' },
  feeBy: ({ fee, payer }: { fee: number; payer: FeePayer }) => `${won(fee)} (${payers[payer]})`,
  acts: {
    accept: '수락하기',
    change: '조건 바꾸기',
    withdraw: '거래 취소',
    pay: '결제하기',
    ship: '보냈어요',
    handOver: '만나서 건네기',
    confirm: '구매 확정',
    dispute: '문제가 있어요',
    answer: '답하기',
    settle: '제안하기',
    take: '받아들이기',
    sendBack: '돌려보냈어요',
    returnConfirm: '돌려받았어요',
    report: '신고하기',
  },
  asks: {
    confirm: ({ gets }: Deal) => `판매자에게 ${won(gets)}을 보내요. 확정하면 되돌릴 수 없어요.`,
    withdraw: ({ state, pays }: Deal) =>
      state === 'held' ? `거래를 취소하고 ${won(pays)}을 구매자에게 돌려줘요.` : '이 거래를 취소할까요?',
    report: () => '사기가 의심되면 신고해 주세요. 확인하는 동안 돈은 그대로 보관해요.',
  },
  seeDispute: '문제 보기',
  share: '상대에게 링크 보내기',
  invite: ({ thing }: { thing: string }) => `${thing} 안심거래에 초대해요. 결제는 앱 안에서만 해 주세요.`,
  shipNote: '송장 번호를 넣으면 구매자는 혼자 취소할 수 없어요.',
  changeSubmit: '바꾸고 상대에게 묻기',
  changeNote: '결제 전까지 바꿀 수 있고, 바꾸면 상대가 다시 수락해야 해요.',
  parcel: {
    carrier: '택배사',
    number: '송장 번호',
    hint: '숫자 9~14자리',
    submit: '송장 번호 저장',
  },
  meet: {
    by: { buyer: '내 QR 보여 주기', seller: '구매자 QR 읽기' },
    show: '판매자에게 보여 주세요',
    hint: '물건을 확인한 뒤 보여 주세요. 3분 동안 쓸 수 있어요.',
    qr: ({ thing }: { thing: string }) => `${thing} 받는 QR`,
    read: '구매자의 QR을 읽어 주세요',
    done: '건넸어요. 구매자가 확정하면 돈을 보내 드려요.',
  },
  chat: {
    title: '대화',
    me: '나',
    by: ({ name, at }: { name: string; at: string }) => `${name} · ${at}`,
    covered: '가림',
    label: ({ name }: { name: string }) => `${name} 님에게`,
    send: '보내기',
    note: '링크와 계좌번호는 가려져요. 밖에서 결제하자고 하면 신고해 주세요.',
  },
  list: {
    promise: '물건을 받고 확정할 때까지 돈을 지켜요',
    held: '보관 중인 돈',
    make: '거래 만들기',
    mine: '내 차례예요',
    open: '진행 중',
    over: '끝난 거래',
    none: '처음이라면 300,000원까지 거래할 수 있어요.',
  },
  make: {
    title: '거래 만들기',
    steps: ['어떤 물건인가요?', '얼마에 거래하나요?', '확인해 주세요'],
    role: '내 역할',
    thing: '물건 이름',
    thingHint: '무선 이어폰',
    text: '설명 (선택)',
    next: '다음',
    delivery: '배송비 (구매자 부담)',
    ways: { parcel: '송장 번호로 배송을 확인해요', person: '만나서 QR로 확인해요' },
    feePayer: '수수료를 내는 사람',
    payers: { seller: '판매자', buyer: '구매자', half: '반씩' },
    lead: ({ thing }: { thing: string }) => `${thing} 거래를 만들까요?`,
    asRole: ({ role }: { role: Role }): string => (role === 'buyer' ? '내가 사요' : '내가 팔아요'),
    pictures: '사진',
    count: ({ count }: { count: number }) => `${count}장`,
    rules: ['72시간 안에 상대가 수락해야 해요', '수락하면 구매자가 24시간 안에 결제해요'],
    submit: '거래 만들기',
  },
  pictures: {
    title: ({ count, most }: { count: number; most: number }) => `사진 (${count}/${most})`,
    alt: ({ number }: { number: number }) => `${number}번째 사진`,
    add: '사진 추가',
    remove: '마지막 사진 빼기',
  },
  pay: {
    title: '안심 결제',
    lead: ({ thing }: { thing: string }) => `${thing} 값을 맡길까요?`,
    submit: ({ won: sum }: { won: number }) => `${won(sum)} 맡기기`,
    hint: ({ won: sum }: { won: number }) => `${won(sum)}을 맡겨요`,
    usesPoints: '포인트 먼저 쓰기',
    hasPoints: ({ points }: { points: number }) => `${formatMoney(points)}P를 쓸 수 있어요`,
    note: '확정하기 전에는 판매자에게 보내지 않아요. 판매자가 보내기 전이면 언제든 돌려받아요.',
    needs: { wallet: '포인트 지갑 만들기', account: '대표 계좌 등록하기' },
    ends: { done: '돈을 맡겼어요', not: '결제하지 않았어요', checking: '결제를 확인하고 있어요' },
  },
  dispute: {
    title: '문제 해결',
    lead: '무엇이 문제인가요?',
    reason: '이유',
    reasons: {
      notCome: '물건이 오지 않았어요',
      damaged: '망가져서 왔어요',
      otherThing: '다른 물건이 왔어요',
      different: '설명과 달라요',
    },
    text: '자세히 알려 주세요',
    note: '판매자가 3영업일 안에 답하지 않으면 돈을 돌려드려요.',
    submit: '문제 접수하기',
    open: '문제를 접수했어요. 해결될 때까지 돈을 보관해요.',
    desk: '합의하지 못해 담당자가 확인하고 있어요. 10영업일 안에 정해요.',
    until: '기한',
    decided: '정한 방법',
    by: { agreement: '서로 합의', desk: '담당자 결정', silence: '기한 지남' },
    answered: '판매자 답변',
    backBy: '반품 송장',
    proposals: '제안',
    mine: '내 제안',
    theirs: '상대 제안',
    offers: {
      return: '물건을 돌려보내고 환불',
      part: ({ percent, won: sum }: { percent: number; won: number }) => `${percent}% 환불 (${won(sum)})`,
    },
    take: '상대 제안 받아들이기',
    takeAsk: ({ what }: { what: string }) => `${what}, 이대로 끝낼까요?`,
    takeChanged: ({ before, now }: { before: string; now: string }) =>
      `상대가 제안을 바꿨어요. 처음 제안은 ${before}, 지금 제안은 ${now}예요. 지금 제안으로 끝낼까요?`,
    propose: '제안하기',
    percent: '돌려받을 비율',
    giveUp: '문제없어요, 확정할게요',
    answer: '답하기',
    answerLabel: '구매자에게 할 답',
    answerSubmit: '답 보내기',
    sendBack: '돌려보냈어요',
    sendBackNote: '판매자가 3일 안에 확인하면 돈을 돌려드려요.',
    backGood: '잘 돌려받았어요',
    backBad: '문제가 있어요',
    backGoodAsk: '구매자에게 돈을 돌려줘요. 되돌릴 수 없어요.',
    backBadAsk: '담당자가 확인하고 정해요.',
    waits: '상대의 차례예요. 답이 오면 여기에서 볼 수 있어요.',
  },
  rules: {
    title: '이용 안내',
    lead: '돈은 은행이 보관하고, 확정해야 판매자에게 가요',
    days: '이렇게 진행돼요',
    steps: [
      '72시간 안에 상대가 수락해요',
      '구매자가 24시간 안에 결제하면 은행이 보관해요',
      '판매자가 5영업일 안에 보내거나, 만나서 건네요',
      '받고 7일 안에 확정하거나 문제를 알려요. 아무 말이 없으면 자동으로 확정돼요',
    ],
    more: [
      {
        title: '수수료',
        text: '물건값의 1%예요. 100원보다 적지 않고 3,000원을 넘지 않아요. 보내기 전에 취소하면 없어요.',
      },
      {
        title: '한도',
        text: '한 번에 2,000,000원, 하루 3,000,000원까지예요. 첫 거래는 300,000원까지 할 수 있어요.',
      },
      {
        title: '나이',
        text: '만 19세부터예요. 14세부터 18세는 만나서 건네는 100,000원까지의 거래만 할 수 있어요.',
      },
      {
        title: '문제가 있을 때',
        text: '확정 전에 알려 주면 해결될 때까지 돈을 보관해요. 서로 정하지 못하면 담당자가 정해요.',
      },
    ],
    refused: '거래할 수 없는 물건',
    things: [
      '현금, 상품권, 쿠폰 코드: 사기에 쓰여요',
      '의약품, 술, 담배: 법으로 정한 곳에서만 팔아요',
      '여권, 신분증, 카드: 남에게 줄 수 없어요',
      '동물: 안전하게 보낼 수 없어요',
      '정가보다 비싼 표: 법으로 막고 있어요',
    ],
  },
  index: {
    trial: '눌렀을 때 할 일',
    trials: {
      DUE: '기한 지나기',
      FRZN: '멈추기',
      THAW: '풀기',
      LOST: '배송 잃기',
      CLSD: '판매자 계좌 해지',
      OPEN: '계좌 되살리기',
    },
    make: '결제 전 거래 만들기',
    done: '했어요.',
  },
  refusals: {
    notFound: '없는 거래이거나 볼 수 없는 거래예요.',
    state: '거래 상태가 바뀌었어요. 다시 확인해 주세요.',
    changed: '상대가 조건을 바꿨어요. 다시 확인해 주세요.',
    offer: '상대가 제안을 바꿨어요. 다시 확인해 주세요.',
    frozen: '확인이 필요한 거래라 잠시 멈췄어요. 돈은 그대로 있어요.',
    refusedThing: '이 물건은 안심거래로 사고팔 수 없어요.',
    price: '1,000원부터 2,000,000원까지 거래할 수 있어요.',
    age: '만 19세부터 이용할 수 있어요. 14세부터는 만나서 100,000원까지 거래할 수 있어요.',
    first: '첫 거래는 300,000원까지 할 수 있어요.',
    open: '진행 중인 거래는 10개까지 만들 수 있어요.',
    day: '하루에 3,000,000원까지 결제할 수 있어요.',
    noWallet: '포인트 지갑을 만들면 거래할 수 있어요.',
    noAccount: '대표 연결 계좌를 등록하면 거래할 수 있어요.',
    funds: '계좌 잔액이 부족해요.',
    points: '포인트가 부족해요.',
    qr: '코드가 맞지 않거나 시간이 지났어요. 구매자에게 새 QR을 받아 주세요.',
  },
};
