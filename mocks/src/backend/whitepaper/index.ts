import { languageOf, spoken } from '../language.ts';
import { AnswerError, defineRoom, ok } from '../room.ts';
import { chaptersOf, postsAt } from './posts.ts';

/** The wallet's book of instructions: posts, each the upper one (`upPstID`) of its chapters. Open to visitors. */
export const whitepaperRoom = defineRoom('/whitepaper', (routes) => {
  routes.get('/whitepaper/v1/posts', (context) =>
    ok(context, { pstList: spoken(postsAt(context.get('world').now()), languageOf(context)) }),
  );

  routes.get('/whitepaper/v1/posts/:upPstID', (context) => {
    const id = context.req.param('upPstID');
    const post = postsAt(context.get('world').now()).find(({ upPstID }) => upPstID === id);
    if (!post) throw new AnswerError('FUW_NOT_FOUND', '찾으시는 글이 없어요.');
    const whole = { ...post, pstList: chaptersOf[post.upPstID] ?? [] };
    return ok(context, spoken(whole, languageOf(context)));
  });
});
