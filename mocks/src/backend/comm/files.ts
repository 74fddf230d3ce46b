import type { Hono } from 'hono';
import { AnswerError, type RoomEnv } from '../room.ts';
import { makePdf } from './makePdf.ts';

const PAGES = 3;

export function fileRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/comm/common/file/:fileName', (context) => {
    const id = /^(CML\d{6,8})\.pdf$/.exec(context.req.param('fileName'))?.[1];
    if (!id) {
      throw new AnswerError('4041', '약관 파일을 찾을 수 없습니다.', { status: 404 });
    }
    const pages = Array.from({ length: PAGES }, (_, index) => [
      `Terms ${id}`,
      `Page ${index + 1} of ${PAGES}`,
      `Article ${index + 1}. This copy stands in for the printed terms.`,
    ]);
    return context.body(makePdf(pages), 200, { 'content-type': 'application/pdf' });
  });
}
