import { AnswerError, defineRoom, memberOf, ok } from '../room.ts';
import { itemsAt } from './items.ts';

export const newappRoom = defineRoom('/newapp', (routes) => {
  routes.get('/newapp/v1/items', (context) => {
    memberOf(context);
    return ok(context, { itemList: itemsAt(context.get('world').now()) });
  });

  routes.get('/newapp/v1/items/:itemNo', (context) => {
    memberOf(context);
    const items = itemsAt(context.get('world').now());
    const item = items.find(({ itemNo }) => itemNo === context.req.param('itemNo'));
    if (!item) throw new AnswerError('4040', '이용 내역을 찾을 수 없습니다.', { status: 404 });
    return ok(context, item);
  });
});
