import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { languageOf, spoken } from '../language.ts';
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
  pupCtnt: {
    ko: '<h2>시스템 점검 안내</h2><p>더 안정적인 서비스를 위해 <strong>일요일 새벽 2시부터 4시까지</strong> 일부 서비스 이용이 제한돼요.</p>',
    en: '<h2>Maintenance</h2><p>Some services are limited on <strong>Sunday from 2 to 4 in the morning</strong>, so that the wallet stays reliable.</p>',
  },
  pupBttnExprCnt: 2,
  pupBttn1Nm: { ko: '닫기', en: 'Close' },
  pupBttnUrl1Ctnt: '',
  pupBttn2Nm: { ko: '자세히 보기', en: 'See more' },
  pupBttnUrl2Ctnt: '/noti/FAL21100?anounSerno=N1012',
  pupDescCtnt: '',
  imgUrlCtnt: '',
};

export function popupRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/mstr/commPup/commPupInfo', async (context) => {
    const { wltSvcDstcd } = await readBody(context, popupBody);
    // Home is quiet for everybody else: a popup in the way of every test would prove nothing.
    const hasPopup = personaOf(context.get('world')).hasNoticePopup && wltSvcDstcd === '01';
    return ok(context, { commPupInfo: hasPopup ? [spoken(homeNotice, languageOf(context))] : [] });
  });
}
