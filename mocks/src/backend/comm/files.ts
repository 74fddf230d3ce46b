import type { Hono } from 'hono';
import { AnswerError, type RoomEnv } from '../room.ts';
import { makePdf } from './makePdf.ts';
import { termName } from './termsCatalogue.ts';
import { termText } from './termText.ts';

const PAGES = 3;
const COLUMNS = 30;

export function fileRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/comm/common/file/:fileName', (context) => {
    const id = /^(CML\d{6,8})\.pdf$/.exec(context.req.param('fileName'))?.[1];
    if (!id) {
      throw new AnswerError('4041', '약관 파일을 찾을 수 없어요.', { status: 404 });
    }
    const [title = '', ...articles] = termText(termName(id), true).split('\n\n');
    const perPage = Math.ceil(articles.length / PAGES);
    const pages = Array.from({ length: PAGES }, (_, index) => [
      `${title} (${id}) ${index + 1}/${PAGES}`,
      '',
      ...articles.slice(index * perPage, (index + 1) * perPage).flatMap((article) => [...wrap(article), '']),
    ]);
    return context.body(makePdf(pages), 200, { 'content-type': 'application/pdf' });
  });
}

/** Lines of a width that fits the page. */
function wrap(text: string): string[] {
  return text.split('\n').flatMap((line) => line.match(new RegExp(`.{1,${COLUMNS}}`, 'gu')) ?? []);
}
