import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { languageOf, spoken } from '../language.ts';
import { pageOf } from '../paged.ts';
import { headerOk, memberOf, type RoomEnv, readBody, readQuery } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { filled } from '../wireFields.ts';
import { inquiriesOf } from './inquiryState.ts';
import { payNoticesAt } from './notices.ts';
import { onceByKey } from './onceByKey.ts';
import { refuse } from './refuse.ts';

const PAGE_SIZE = 10;
const pageNo = v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/)));
const noticeQuery = v.object({
  pageNo,
  anounDstcd: v.optional(v.picklist(['01', '02'])),
  natnlCd: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
});
const inquiryQuery = v.object({ pageNo });
const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const inquiryBody = v.object({
  inqyDstcd: v.picklist(['01', '02', '03', '04']),
  inqyTitl: text(50),
  inqyCtnt: text(1000),
});
const deleteBody = v.object({ inqySerno: filled });

/** Notices and questions (2-payment s7.1). */
export function customerServiceRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/gpayment-fe/cust/v1/notice-list', (context) => {
    const query = readQuery(context, noticeQuery);
    const notices = payNoticesAt(context.get('world').now()).filter(
      ({ anounDstcd, natnlCd }) =>
        (query.anounDstcd === undefined || query.anounDstcd === anounDstcd) &&
        (query.natnlCd === undefined || natnlCd === query.natnlCd),
    );
    return headerOk(context, spoken(pageOf(notices, query.pageNo, PAGE_SIZE), languageOf(context)));
  });

  routes.get('/gpayment-fe/cust/v1/inquiries', (context) => {
    memberOf(context);
    return headerOk(
      context,
      pageOf(inquiriesOf(context), readQuery(context, inquiryQuery).pageNo, PAGE_SIZE),
    );
  });

  routes.post('/gpayment-fe/cust/v1/inquiry', async (context) => {
    memberOf(context);
    const asked = await readBody(context, inquiryBody);
    const body = onceByKey(context, 'inquiry', () => {
      const world = context.get('world');
      const inqySerno = `GW${String(world.nextNumber('gpayment.inquiry')).padStart(6, '0')}`;
      const unanswered = { ansYn: 'N', ansCtnt: '', ansRegiYMS: '' } as const;
      const inqyRegiYMS = seoulTime(world.now());
      inquiriesOf(context).unshift({ inqySerno, ...asked, inqyRegiYMS, ...unanswered });
      return { finishYn: 'Y', inqySerno };
    });
    return headerOk(context, body);
  });

  // A deletion, by PUT (E48).
  routes.put('/gpayment-fe/cust/v1/inquiry', async (context) => {
    memberOf(context);
    const { inqySerno } = await readBody(context, deleteBody);
    const body = onceByKey(context, 'deleteInquiry', () => {
      const inquiries = inquiriesOf(context);
      const place = inquiries.findIndex((inquiry) => inquiry.inqySerno === inqySerno);
      if (place < 0) throw refuse('inquiryUnknown');
      inquiries.splice(place, 1);
      return { finishYn: 'Y' };
    });
    return headerOk(context, body);
  });
}
