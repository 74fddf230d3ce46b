import { ApiError, get } from '@wallet/kit/api';
import type { Post, PostSummary } from '../model/post.ts';
import { toPost, toPostSummary } from './toPost.ts';
import * as wire from './wire.ts';

export const listPosts = get('/whitepaper/v1/posts', {
  answer: wire.wirePostList,
  duplicates: 'allow',
  to: ({ pstList }): PostSummary[] => pstList.map(toPostSummary),
});

const readPostThere = get('/whitepaper/v1/posts/{upPstID}', {
  answer: wire.wirePost,
  send: (upPstID: string) => ({ path: { upPstID } }),
  to: toPost,
});

/** One post with its chapters; null where it is not there (any more). */
export async function readPost(id: string, settings: { signal?: AbortSignal } = {}): Promise<Post | null> {
  try {
    return await readPostThere(id, settings);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'FUW_NOT_FOUND') return null;
    throw error;
  }
}
