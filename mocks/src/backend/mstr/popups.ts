import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { personaOf } from '../personas.ts';
import { ok, type RoomEnv, readBody } from '../room.ts';
import { code } from '../wireFields.ts';

const popupBody = v.object({
  expsChnlDstVal: v.optional(v.picklist(['1', '2', '3']), '2'),
  wltSvcDstcd: v.optional(code, '01'),
});

const homeNotice = {
  pupID: 'PUP0000001',
  hrPupID: 'PUP0000000',
  pupNonActvTrmNoday: 7,
  pupCtnt:
    '<h2>시스템 점검 안내</h2><p>더 안정적인 서비스를 위해 <strong>일요일 새벽 2시부터 4시까지</strong> 일부 서비스 이용이 제한됩니다.</p>',
  pupBttnExprCnt: 2,
  pupBttn1Nm: '닫기',
  pupBttnUrl1Ctnt: '',
  pupBttn2Nm: '자세히 보기',
  pupBttnUrl2Ctnt: '/noti/FAL11000',
  pupDescCtnt: '',
  imgUrlCtnt: '',
};

export function popupRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/mstr/commPup/commPupInfo', async (context) => {
    const { wltSvcDstcd } = await readBody(context, popupBody);
    // Home is quiet for everybody else: a popup in the way of every test would prove nothing.
    const hasPopup = personaOf(context.get('world')).hasNoticePopup && wltSvcDstcd === '01';
    return ok(context, { commPupInfo: hasPopup ? [homeNotice] : [] });
  });
}
