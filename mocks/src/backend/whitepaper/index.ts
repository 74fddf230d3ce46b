import { AnswerError, defineRoom, ok } from '../room.ts';
import { chaptersOf, postsAt } from './posts.ts';

/** The wallet's book of instructions: posts, each the upper one (`upPstID`) of its chapters. Open to visitors. */
export const whitepaperRoom = defineRoom('/whitepaper', (routes) => {
  routes.get('/whitepaper/v1/posts', (context) =>
    ok(context, { pstList: postsAt(context.get('world').now()) }),
  );

  routes.get('/whitepaper/v1/posts/:upPstID', (context) => {
    const id = context.req.param('upPstID');
    const post = postsAt(context.get('world').now()).find(({ upPstID }) => upPstID === id);
    if (!post) throw new AnswerError('FUW_NOT_FOUND', '찾으시는 글이 없어요.');
    return ok(context, { ...post, pstList: chaptersOf[post.upPstID] ?? [] });
  });
});
