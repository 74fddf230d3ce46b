import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { languageOf, spoken } from '../language.ts';
import { type MemberContext, ok, type RoomEnv, readBody } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { filled } from '../wireFields.ts';
import { documentText } from './documents.ts';
import { checks, isOver, type Own, refuse } from './own.ts';

/** What a number leads to: a paper or a link that still opens; undefined for all else. */
function opened(context: MemberContext, no: string) {
  const world = context.get('world');
  const check = checks(context).get(no);
  const mine = check && world.room('license', () => new Map<string, Own>()).get(check.memberId);
  const one = mine?.list.find(({ qlfcId }) => qlfcId === check?.qlfcId);
  if (!check || !mine || !one || mine.cnstYmd === '') return undefined;
  const share = mine.shares.find(({ shrNo }) => shrNo === no);
  const paper = mine.papers.find((each) => (share ? each.docNo === share.docNo : each.chckNo === no));
  const isOpen = share
    ? ['OPEN', 'SEEN'].includes(share.shrSttus) && !isOver(context, share)
    : paper !== undefined && paper.vldYmd >= seoulDate(world.now());
  return isOpen && paper ? { check, one, share, paper } : undefined;
}

/** What everybody may ask who holds a paper or a link; by the server's own clock. */
export function visitorRoutes(routes: Hono<RoomEnv>): void {
  // Reading marks nothing: a messenger that fetches a link for its preview is nobody who opened it.
  routes.get('/license/v1/verify', (context) => {
    const it = opened(context, context.req.query('no') ?? '');
    if (!it) return ok(context, { vldYn: 'N' });
    const { check, one, share, paper } = it;
    const counts = one.qlfcSttus === 'QLFD' || one.qlfcSttus === 'PASS';
    return ok(context, {
      vldYn: counts ? 'Y' : 'N',
      knd: share ? 'SHAR' : 'PAPR',
      docKnd: paper.docKnd,
      qlfcSttus: one.qlfcSttus,
      qlfcNm: spoken(one.qlfcNm, languageOf(context)),
      qlfcNo: one.qlfcNo,
      custNm: check.custNm,
      issuDttm: paper.issuDttm,
      rcvrNm: share?.rcvrNm ?? '',
      endYmd: share?.endYmd ?? paper.vldYmd,
      sgntYn: share?.signId ? 'Y' : 'N',
      chckDttm: seoulTime(context.get('world').now()),
    });
  });

  routes.post('/license/v1/shares/open', async (context) => {
    const { no } = await readBody(context, v.object({ no: filled }));
    const it = opened(context, no);
    const personaId = it?.check.personaId;
    if (!it?.share || personaId === undefined) return refuse('LIC_SHARE_OVER', '더는 열리지 않는 링크예요.');
    const { one, share, paper } = it;
    if (one.qlfcSttus === 'RVKD' || one.qlfcSttus === 'LAPS')
      return refuse('LIC_NOT_IN_FORCE', '지금은 효력이 없는 자격이에요.');
    const world = context.get('world');
    const holder = world.as({ person: world.personOf(personaId), personaId });
    if (share.shrSttus === 'OPEN')
      Object.assign(share, { shrSttus: 'SEEN', seenDttm: seoulTime(world.now()) });
    return ok(context, {
      ...paper,
      ...documentText({ get: () => holder }, one, paper.docKnd),
      qlfcNm: spoken(one.qlfcNm, languageOf(context)),
    });
  });
}
