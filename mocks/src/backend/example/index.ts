import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { languageOf, spoken } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { AnswerError, defineRoom, memberOf, ok, type RoomEnv, readBody } from '../room.ts';
import { branches, branchToWire, daysOf, placesLeft, type Taken, times } from './branches.ts';
import { blockedIn, isOpen, type Visit, visitBody, visitsNow } from './visits.ts';

type At = Context<RoomEnv>;

const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};
const branchAt = (brncNo: string | undefined) =>
  branches.find((one) => one.brncNo === brncNo) ?? refuse('EXA_NO_BRANCH', '지점을 찾을 수 없어요.');
const takenIn = (context: At): Taken[] => visitsNow(context.get('world')).filter(isOpen);

/** The member's last visit. */
function visitOf(context: At): Visit | undefined {
  const { walletMberIdnfiNo } = memberOf(context);
  return visitsNow(context.get('world')).findLast(({ memberId }) => memberId === walletMberIdnfiNo);
}
const openVisit = (context: At, vstNo: string): Visit => {
  const mine = visitOf(context);
  return mine?.vstNo === vstNo && isOpen(mine) ? mine : refuse('EXA_OVER', '바꿀 수 없는 방문이에요.');
};
function toWire(context: At, { memberId: _, intentId: __, ...shown }: Visit) {
  const { brncNm, brncAddr } = branchAt(shown.brncNo);
  return spoken({ ...shown, brncNm, brncAddr }, languageOf(context));
}

/** A place that is free, at a branch that receives visitors. */
function checkPlace(context: At, place: Taken): void {
  const world = context.get('world');
  if (branchAt(place.brncNo).rprYn === 'Y') refuse('EXA_CLOSED', '공사 중인 지점이에요.');
  const day = daysOf(world, place.brncNo, []).dayList.find(({ vstYmd }) => vstYmd === place.vstYmd);
  if (!day || day.rstYn === 'Y') refuse('EXA_CLOSED', '쉬는 날이에요.');
  if (placesLeft(world, place, takenIn(context)) === 0) refuse('EXA_FULL', '남은 자리가 없어요.');
}

/** Visits to a branch: the specification names `/example` and nothing below it, so all calls are ours. */
export const exampleRoom = defineRoom('/example', (routes) => {
  routes.get('/example/v1/branches', (context) => {
    const brncList = branches.map((one) => branchToWire(context.get('world'), one));
    return ok(context, spoken({ brncList }, languageOf(context)));
  });

  routes.get('/example/v1/branches/:brncNo', (context) => {
    const found = branchToWire(context.get('world'), branchAt(context.req.param('brncNo')));
    return ok(context, spoken(found, languageOf(context)));
  });

  routes.get('/example/v1/branches/:brncNo/days', (context) => {
    const { brncNo } = branchAt(context.req.param('brncNo'));
    return ok(context, daysOf(context.get('world'), brncNo, takenIn(context)));
  });

  routes.get('/example/v1/branches/:brncNo/slots', (context) => {
    const { brncNo } = branchAt(context.req.param('brncNo'));
    const vstYmd = context.req.query('vstYmd') ?? '';
    const taken = takenIn(context);
    const rmndCnt = (vstHm: string) => placesLeft(context.get('world'), { brncNo, vstYmd, vstHm }, taken);
    return ok(context, { slotList: times.map((vstHm) => ({ vstHm, rmndCnt: rmndCnt(vstHm) })) });
  });

  routes.get('/example/v1/visit', (context) => {
    const mine = visitOf(context);
    return ok(context, { vst: mine ? toWire(context, mine) : null });
  });

  routes.post('/example/v1/visit', async (context) => {
    const world = context.get('world');
    const { walletMberIdnfiNo: memberId } = memberOf(context);
    const intentId = context.req.header('idempotency-key') ?? '';
    const mine = visitOf(context);
    if (mine && mine.intentId === intentId) return ok(context, toWire(context, mine));
    const { mphonNo, ...place } = await readBody(context, visitBody);
    if (blockedIn(world).has(memberId)) refuse('EXA_BLOCKED', '세 번 오지 않아 예약할 수 없어요.');
    if (mine && isOpen(mine)) refuse('EXA_OPEN', '이미 예약한 방문이 있어요.');
    if (!/^01\d{8,9}$/.test(mphonNo)) refuse('EXA_PHONE', '휴대폰 번호를 확인해 주세요.');
    checkPlace(context, place);
    const vstNo = `V${String(world.nextNumber('example.visit')).padStart(6, '0')}`;
    const made: Visit = { vstNo, memberId, intentId, ...place, vstSttus: '01' };
    visitsNow(world).push(made);
    const title = { ko: '지점 방문을 예약했어요', en: 'Your visit is booked' };
    notify(world, memberId, { title, text: branchAt(place.brncNo).brncNm, link: '/example/ExampleDone' });
    return ok(context, toWire(context, made));
  });

  routes.post('/example/v1/visit/change', async (context) => {
    const body = v.object({ vstNo: v.string(), vstYmd: v.string(), vstHm: v.string() });
    const { vstNo, vstYmd, vstHm } = await readBody(context, body);
    const mine = openVisit(context, vstNo);
    if (mine.vstYmd !== vstYmd || mine.vstHm !== vstHm) {
      checkPlace(context, { brncNo: mine.brncNo, vstYmd, vstHm });
      Object.assign(mine, { vstYmd, vstHm, vstSttus: '02' });
    }
    return ok(context, toWire(context, mine));
  });

  routes.post('/example/v1/visit/cancel', async (context) => {
    const { vstNo } = await readBody(context, v.object({ vstNo: v.string() }));
    const mine = visitOf(context);
    // Said again it says the same.
    if (mine?.vstNo === vstNo && mine.vstSttus === '03') return ok(context, toWire(context, mine));
    return ok(
      context,
      toWire(context, Object.assign(openVisit(context, vstNo), { vstSttus: '03' as const })),
    );
  });

  routes.post('/example/v1/standIn', async (context) => {
    const world = context.get('world');
    const { walletMberIdnfiNo: memberId } = memberOf(context);
    const { state } = await readBody(context, v.object({ state: v.picklist(['none', 'open', 'blocked']) }));
    const all = visitsNow(world);
    all.splice(0, all.length, ...all.filter((one) => one.memberId !== memberId));
    blockedIn(world).delete(memberId);
    if (state === 'blocked') blockedIn(world).add(memberId);
    if (state === 'open') {
      const { dayList } = daysOf(world, 'B1', all);
      const { vstYmd } =
        dayList.find(({ rmndCnt }) => rmndCnt > 0) ?? refuse('EXA_FULL', '남은 자리가 없어요.');
      const free = (vstHm: string) => placesLeft(world, { brncNo: 'B1', vstYmd, vstHm }, all) > 0;
      const vstHm = times.find(free) ?? '';
      const given = { memberId, intentId: `set-${all.length}`, brncNo: 'B1', vstMttrDstcd: '01' } as const;
      all.push({ ...given, vstNo: `V${900_000 + all.length}`, vstYmd, vstHm, vstSttus: '01' });
    }
    return ok(context);
  });
});
