import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { languageOf, spoken, type Words } from '../language.ts';
import { pageOf } from '../paged.ts';
import { headerOk, memberOf, type RoomEnv, readBody } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';

const PAGE = 8;
const DAY = 24 * 60 * 60 * 1000;
const body = v.object({ pageNo: v.optional(v.union([v.string(), v.number()])) });

type Text = [title: Words, content: Words];

const notices: readonly Text[] = [
  [
    { ko: '가맹점 QR 결제 시스템 점검 안내', en: 'Maintenance of QR payments' },
    {
      ko: '매월 셋째 주 일요일 00:30부터 01:30까지 결제를 잠시 쉬어요.',
      en: 'Payments rest on the third Sunday of each month from 00:30 to 01:30.',
    },
  ],
  [
    { ko: '포인트로 먼저 결제하기', en: 'Pay with points first' },
    {
      ko: '포인트로 먼저 결제하고 모자란 만큼만 대표 계좌에서 내실 수 있어요.',
      en: 'Pay with points first, and only the rest out of your main account.',
    },
  ],
  [
    { ko: '새로운 가맹점이 함께해요', en: 'New shops' },
    {
      ko: '전통시장 1,200곳에서 QR 결제를 이용하실 수 있어요.',
      en: 'Pay by QR at 1,200 traditional markets.',
    },
  ],
  [
    { ko: '간편 비밀번호를 지켜 주세요', en: 'Keep your payment password safe' },
    {
      ko: '은행은 어떤 경우에도 간편 비밀번호를 묻지 않아요.',
      en: 'The bank never asks for your payment password.',
    },
  ],
  [
    { ko: '편의점에서 영수증이 월렛으로 와요', en: 'Receipts of convenience stores come here' },
    {
      ko: 'QR 결제를 하면 종이 영수증 대신 전자영수증을 보내 드려요.',
      en: 'Pay by QR and get an electronic receipt instead of a paper one.',
    },
  ],
  [
    { ko: '연결 계좌를 두 개까지 등록할 수 있어요', en: 'Link up to two accounts' },
    {
      ko: '대표 계좌의 잔액이 모자라면 다음 계좌로 결제할지 물어봐요.',
      en: 'Where the main account has too little, we ask whether to pay from the other.',
    },
  ],
  [
    { ko: '결제 코드 화면이 밝아져요', en: 'The screen lights up for your code' },
    {
      ko: '코드를 보여 주는 동안 화면이 밝아지고, 닫으면 원래대로 돌아와요.',
      en: 'It is bright while you show your code, and as before once you close it.',
    },
  ],
  [
    { ko: '11월 가맹점 결제 한도 안내', en: 'Payment limits in November' },
    {
      ko: '한 번에 200만 원, 하루 500만 원까지 결제할 수 있어요.',
      en: 'Up to 2,000,000 won at once and 5,000,000 won a day.',
    },
  ],
  [
    { ko: 'QR 결제를 시작했어요', en: 'QR payments have begun' },
    {
      ko: '전국 가맹점에서 휴대폰만으로 결제해 보세요.',
      en: 'Pay with nothing but your phone at shops all over the country.',
    },
  ],
];
const nothing: Text = [
  { ko: '', en: '' },
  { ko: '', en: '' },
];
const notes: readonly Text[] = [
  [
    { ko: '결제 코드는 3분 동안 유효해요', en: 'A payment code counts for 3 minutes' },
    {
      ko: '시간이 지나면 새 코드를 만들어 주세요. 화면을 캡처한 코드는 쓸 수 없어요.',
      en: 'After that please make a new one. A picture of a code cannot be used.',
    },
  ],
  [
    {
      ko: '모자란 포인트는 대표 연결 계좌에서 나가요',
      en: 'Your main linked account pays what points do not',
    },
    {
      ko: '포인트를 먼저 쓰고, 모자란 금액은 대표 연결 계좌에서 출금해요.',
      en: 'Points are used first; the rest is taken from your main linked account.',
    },
  ],
  [
    { ko: '결제 취소는 가맹점에서 해요', en: 'The shop cancels a payment' },
    {
      ko: '결제한 가맹점에 요청하시면 쓴 포인트와 금액이 그대로 돌아와요.',
      en: 'Ask the shop where you paid: points and money come back as you paid them.',
    },
  ],
  [
    { ko: '한 번에 200만 원까지 결제해요', en: 'Up to 2,000,000 won at once' },
    {
      ko: '한도를 넘는 금액은 나누어 결제하실 수 없어요.',
      en: 'An amount above the limit cannot be paid in parts.',
    },
  ],
  [
    { ko: '결과를 모를 때는 다시 결제하지 마세요', en: 'Do not pay again when you do not know the outcome' },
    {
      ko: '이용내역이나 결제 결과 확인에서 결과를 먼저 확인해 주세요.',
      en: 'Please look at your history, or check the outcome, first.',
    },
  ],
];

/** Notices (01) and notes (02) of franchise payment, in pages. */
export function boardRoutes(routes: Hono<RoomEnv>): void {
  const board = (path: string, texts: readonly Text[], count: number, kind: '01' | '02') =>
    routes.post(`/fran-qrpayment-fe/common/v1/${path}`, async (context) => {
      memberOf(context);
      const { pageNo } = await readBody(context, body);
      const now = context.get('world').now().getTime();
      const all = Array.from({ length: count }, (_, index) => {
        const [anounTitl, anounCtnt] = texts[index % texts.length] ?? nothing;
        return {
          anounSerno: `${kind}${String(count - index).padStart(4, '0')}`,
          anounTitl,
          anounCtnt,
          anounRegiYMS: seoulTime(new Date(now - (index * 6 + 1) * DAY)),
          // The newest notice is one that everybody should see.
          pupYn: kind === '01' && index === 0 ? 'Y' : 'N',
          anounDstcd: kind,
          natnlCd: 'KR',
        };
      });
      const page = pageOf(all, pageNo === undefined ? undefined : String(pageNo), PAGE);
      return headerOk(context, spoken(page, languageOf(context)));
    });

  board('qr-notice-list', notices, 19, '01');
  board('qr-note-list', notes, notes.length, '02');
}
