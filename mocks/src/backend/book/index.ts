import { addDays } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import { isUnderFourteen } from '../comm/agreements.ts';
import { refuseWhileHolding } from '../holdings.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { pageOf } from '../paged.ts';
import { AnswerError, defineRoom, memberOf, ok, readBody } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import {
  type Book,
  bookOf,
  books,
  copiesOf,
  guardianTerm,
  interLoan,
  libraries,
  libraryOf,
  libraryToWire,
  limits,
  NATIONAL,
  notices,
  terms,
} from './catalog.ts';
import { bookHoldings } from './holdings.ts';
import {
  type At,
  extensionOf,
  isOpen,
  loansAt,
  loanToWire,
  memberAt,
  newCard,
  openLoans,
  type Reservation,
  reservationsAt,
  reservationsNow,
  reservationToWire,
  stopAt,
  tell,
} from './shelf.ts';

const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};
const yesNo = v.picklist(['Y', 'N']);

/** Who has a card; others are sent to join. */
function joinedAt(context: At) {
  const member = memberAt(context);
  return member.joinYn === 'Y' ? member : refuse('BOOK_NOT_MEMBER', '회원증이 없어요.');
}
const bookAt = (key = ''): Book => bookOf(key) ?? refuse('BOOK_NOT_FOUND', '책을 찾을 수 없어요.');

const userAt = (context: At) => {
  const { cardNo: _, ...member } = memberAt(context);
  const asked = isUnderFourteen(context) ? [...terms, guardianTerm] : terms;
  return ok(context, { ...member, ...spoken({ stpulInfoList: asked }, languageOf(context)) });
};

/** The book as a list shows it: in how many libraries it is in, mine first. */
function found(context: At, book: Book) {
  const mine = memberAt(context).libIdList;
  const at = copiesOf(context.get('world'), book)
    .filter(({ cpySttus }) => cpySttus === 'IN')
    .map(({ libId }) => libId);
  const near = at.find((libId) => mine.includes(libId)) ?? at[0] ?? '';
  return {
    ...spoken({ ...book, libNm: libraryOf(near)?.libNm ?? '' }, languageOf(context)),

    inCnt: new Set(at).size,
    myYn: mine.includes(near) ? 'Y' : 'N',
  };
}

/** How one of somebody waits in this library's line. */
function lineOf(context: At, book: Book) {
  const others = reservationsNow(context.get('world')).filter(
    (one) => one.bookId === book.bookId && one.knd === 'RSRV' && isOpen(one),
  );
  return { waits: book.queue + others.length, most: limits.title };
}

/** Library cards, loans and reservations: all calls are our own, the specification names none (N40). */
export const bookRoom = defineRoom('/book', (routes) => {
  routes.get('/book/user', userAt);

  routes.get('/book/card', (context) => {
    const { cardNo, cardSttus, homeLibId } = joinedAt(context);
    const loans = openLoans(context);
    const [next] = loans.map(({ dueYmd }) => dueYmd).toSorted();
    return ok(context, {
      mberNm: memberOf(context).custName,
      cardNo: cardSttus === 'STOP' ? '' : cardNo,
      cardSttus,

      lonCnt: loans.length,
      dueYmd: next ?? '',
      ...stopAt(context),
      redyCnt: reservationsAt(context).filter(({ sttus }) => sttus === 'REDY').length,
      ...spoken({ libNm: libraryOf(homeLibId)?.libNm ?? '' }, languageOf(context)),

      chkYMS: seoulTime(context.get('world').now()),
      chkSS: 60,
    });
  });

  routes.post('/book/join', async (context) => {
    const list = v.array(v.string());
    const body = v.object({
      homeLibId: v.string(),
      encPin: v.pipe(v.string(), v.minLength(1)),
      agreStpulIdList: list,
    });
    const { homeLibId, agreStpulIdList } = await readBody(context, body);
    const member = memberAt(context);
    if (member.joinYn === 'Y') return userAt(context);
    const asked = isUnderFourteen(context) ? [...terms, guardianTerm] : terms;
    if (asked.some(({ hirkStpulId }) => !agreStpulIdList.includes(String(hirkStpulId))))
      refuse('BOOK_TERMS', '약관에 동의해 주세요.');
    const library = libraryOf(homeLibId) ?? refuse('BOOK_NOT_FOUND', '도서관을 찾을 수 없어요.');
    newCard(context.get('world'), member, library.isDeskFirst ? 'WAIT' : 'VLID');
    Object.assign(member, { joinYn: 'Y', homeLibId, libIdList: [homeLibId] });
    return userAt(context);
  });

  routes.post('/book/leave', (context) => {
    const member = memberAt(context);
    refuseWhileHolding('book', bookHoldings(context));
    for (const one of reservationsAt(context)) if (isOpen(one)) one.sttus = 'CNCL';
    Object.assign(member, { joinYn: 'N', cardNo: '', cardSttus: 'NONE', libIdList: [] });
    return userAt(context);
  });

  routes.post('/book/update', async (context) => {
    const body = v.object({
      homeLibId: v.optional(v.string()),
      addLibId: v.optional(v.string()),

      nationalLibraryOfKoreaUserYn: v.optional(yesNo),
      alrmList: v.optional(v.array(v.string())),
    });
    const { addLibId, ...given } = await readBody(context, body);
    const member = joinedAt(context);
    const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    Object.assign(member, changes);
    for (const libId of [addLibId, given.homeLibId])
      if (libId && !member.libIdList.includes(libId)) member.libIdList.push(libId);
    return userAt(context);
  });

  routes.post('/book/cardState', async (context) => {
    const { act, cardNo } = await readBody(
      context,
      v.object({ act: v.picklist(['STOP', 'NEW']), cardNo: v.string() }),
    );
    const member = joinedAt(context);
    if (act === 'STOP') member.cardSttus = 'STOP';
    // Asked again after a lost answer, the card that came in place of the stopped one stays.
    else if (member.cardSttus === 'STOP' || member.cardNo === cardNo)
      newCard(context.get('world'), member, 'VLID');
    return userAt(context);
  });

  routes.get('/book/libraries', (context) => {
    memberOf(context);
    const all = libraries.map((one) => libraryToWire(context.get('world'), one));
    return ok(context, spoken({ libList: all }, languageOf(context)));
  });

  routes.get('/book/search', (context) => {
    memberOf(context);
    const { wrds = '', inYn, pageNo } = context.req.query();
    const words = wrds.toLowerCase().split(/\s+/).filter(Boolean);
    const all = books
      .filter(({ ttl, athr, isbn }) => {
        const said = `${ttl.ko} ${ttl.en} ${athr.ko} ${athr.en} ${isbn}`.toLowerCase();
        return words.every((word) => said.includes(word));
      })
      .map((one) => found(context, one))
      .filter(({ inCnt }) => inYn !== 'Y' || inCnt > 0)
      .toSorted((a, b) => Number(b.myYn === 'Y') - Number(a.myYn === 'Y'));
    const page = pageOf(all, pageNo, 20);
    const next = page.pageNo < page.totalPageNo ? String(page.pageNo + 1) : '';
    return ok(context, { bookList: page.results, totCnt: all.length, nextPageNo: next });
  });

  routes.get('/book/detail', (context) => {
    const { bookId, isbn } = context.req.query();
    const book = bookAt(bookId || isbn);
    const { libIdList, joinYn } = memberAt(context);
    const copies = copiesOf(context.get('world'), book).map((copy) => ({
      ...copy,
      ...spoken({ libNm: libraryOf(copy.libId)?.libNm ?? '' }, languageOf(context)),

      myYn: libIdList.includes(copy.libId) ? 'Y' : 'N',
      flr: `${1 + (Number(book.bookId.slice(1)) % 3)}F`,
      clNo: `813.${book.bookId.slice(1)}-${copy.cpyNo.split('-')[1]}`,
    }));
    const mine =
      joinYn === 'Y'
        ? reservationsAt(context).find((one) => one.bookId === book.bookId && isOpen(one))
        : undefined;
    const { waits, most } = lineOf(context, book);
    return ok(context, {
      ...found(context, book),

      cpyList: copies.toSorted((a, b) => b.myYn.localeCompare(a.myYn)),
      waitCnt: waits,
      mxWaitCnt: most,

      myRsrvNo: mine?.rsrvNo ?? '',
      intrAmt: interLoan.price,
      intrPayAmt: interLoan.toPay,
      intrYn: copies.some(({ libId, cpySttus }) => libId !== NATIONAL && cpySttus === 'LENT') ? 'Y' : 'N',
    });
  });

  const orderBody = v.object({ bookId: v.string(), libId: v.string(), knd: v.picklist(['RSRV', 'INTR']) });
  routes.post('/book/reserve', async (context) => {
    const world = context.get('world');
    const { bookId, libId, knd } = await readBody(context, orderBody);
    const intentId = intentOf(context);
    const { cardSttus } = joinedAt(context);
    const mine = reservationsAt(context);
    const before = mine.find((one) => one.intentId === intentId);
    if (before) return ok(context, reservationToWire(context, before));
    const book = bookAt(bookId);
    if (mine.some((one) => one.bookId === bookId && isOpen(one)))
      refuse('BOOK_TWICE', '이미 예약한 책이에요.');
    if (openLoans(context).some((one) => one.bookId === bookId)) refuse('BOOK_MINE', '지금 빌린 책이에요.');
    if (cardSttus !== 'VLID' || stopAt(context)) refuse('BOOK_STOPPED', '지금은 예약할 수 없어요.');
    if (mine.filter((one) => isOpen(one) && one.knd === knd).length >= limits.mine)
      refuse('BOOK_MOST', '3권까지 예약할 수 있어요.');
    const copies = copiesOf(world, book).filter((copy) => copy.libId === libId);
    const { waits, most } = lineOf(context, book);
    if (knd === 'RSRV' && copies.some(({ cpySttus }) => cpySttus === 'IN'))
      refuse('BOOK_IN', '도서관에 있는 책이에요.');
    if (knd === 'RSRV' && waits >= most) refuse('BOOK_FULL', '예약이 꽉 찼어요.');
    const due = seoulTime(new Date(world.now().getTime() + interLoan.payHours * 3_600_000));
    const made: Reservation = {
      rsrvNo: `RV${world.nextNumber('book.reservation') + 2}`,
      memberId: memberOf(context).walletMberIdnfiNo,

      intentId,
      bookId,
      libId,
      knd,
      payToken: null,
      ...(knd === 'RSRV'
        ? { sttus: 'WAIT', plcNo: waits + 1, untlYMS: '' }
        : { sttus: 'PAY', plcNo: 0, untlYMS: due }),
    };
    reservationsNow(world).push(made);
    if (knd === 'RSRV') tell(world, made, '책을 예약했어요', 'Your book is reserved');
    else tell(world, made, '책바다를 신청했어요', 'An interlibrary loan is requested');
    return ok(context, reservationToWire(context, made));
  });

  routes.get('/book/reservations', (context) => {
    joinedAt(context);
    return ok(context, { rsrvList: reservationsAt(context).map((one) => reservationToWire(context, one)) });
  });

  const mineAt = async (context: At): Promise<Reservation> => {
    const { rsrvNo } = await readBody(context, v.object({ rsrvNo: v.string() }));
    return (
      reservationsAt(context).find((one) => one.rsrvNo === rsrvNo) ??
      refuse('BOOK_NOT_FOUND', '예약을 찾을 수 없어요.')
    );
  };
  routes.post('/book/cancel', async (context) => {
    const one = await mineAt(context);
    if (one.sttus === 'WAY' || one.sttus === 'LPSE') refuse('BOOK_NO_CANCEL', '지금은 취소할 수 없어요.');
    Object.assign(one, { sttus: 'CNCL', payToken: null });
    return ok(context, reservationToWire(context, one));
  });
  routes.post('/book/pay', async (context) => {
    const one = await mineAt(context);
    if (one.sttus === 'WAY') return ok(context, { payUrl: `/book/FBK62000?rsrvNo=${one.rsrvNo}` });
    if (one.sttus !== 'PAY') refuse('BOOK_LATE', '결제할 시간이 지났어요.');
    one.payToken = `${one.rsrvNo}.${context.get('world').nextNumber(`book.pay.${one.rsrvNo}`)}`;
    one.intentId ||= one.rsrvNo;
    return ok(context, { payUrl: `/_mocks/pg/pay?token=${encodeURIComponent(one.payToken)}` });
  });

  routes.get('/book/loans', (context) => {
    joinedAt(context);
    const lonList = openLoans(context).map((one) => loanToWire(context, one));
    return ok(context, {
      lonList: lonList.toSorted((a, b) => a.dueYmd.localeCompare(b.dueYmd)),
      ...stopAt(context),
      mxLonCnt: limits.all,
    });
  });

  routes.post('/book/extend', async (context) => {
    const { lonNo, dueYmd } = await readBody(context, v.object({ lonNo: v.string(), dueYmd: v.string() }));
    const loan =
      openLoans(context).find((one) => one.lonNo === lonNo) ??
      refuse('BOOK_NOT_FOUND', '대출을 찾을 수 없어요.');
    // The answer of the first extension may have been lost: it is not extended twice.
    if (loan.isExtended && loan.dueYmd === dueYmd) return ok(context, loanToWire(context, loan));
    const { extCd, newDueYmd } = extensionOf(context, loan);
    if (extCd !== 'OK' || newDueYmd !== dueYmd) refuse(`BOOK_EXT_${extCd}`, '연장할 수 없어요.');
    Object.assign(loan, { dueYmd, isExtended: true });
    return ok(context, loanToWire(context, loan));
  });

  routes.get('/book/history', (context) => {
    joinedAt(context);
    const back = loansAt(context).filter(({ rtnYmd }) => rtnYmd !== '');
    const lonList = back.toSorted((a, b) => b.rtnYmd.localeCompare(a.rtnYmd));
    return ok(context, { lonList: lonList.map((one) => loanToWire(context, one)) });
  });

  routes.get('/book/notices', (context) => {
    memberOf(context);
    const today = seoulDate(context.get('world').now());
    const ntcList = notices.map(({ days, ...one }) => ({ ...one, ntcYmd: addDays(today, days) }));
    return ok(context, spoken({ ntcList }, languageOf(context)));
  });
});
