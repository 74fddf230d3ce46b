import { get, post } from '@wallet/kit/api';
import type { Content, Opinion } from '../model/content.ts';
import { toContent } from './toContent.ts';
import * as wire from './wire.ts';

export const listContents = get('/lab/v1/contents', {
  answer: wire.wireContentList,
  to: ({ lbCtntList }): Content[] => lbCtntList.map(toContent),
});

export const tryContent = post('/lab/v1/contents/{type}/trial', {
  lost: 'harmless',
  answer: wire.wireContent,
  send: ({ type, isTried }: { type: string; isTried: boolean }) => ({
    path: { type },
    body: { joinYn: isTried ? 'Y' : 'N' },
  }),
  to: toContent,
});

export const sendOpinion = post('/lab/v1/contents/{type}/opinion', {
  lost: 'harmless',
  answer: wire.wireContent,
  send: ({ type, opinion }: { type: string; opinion: Opinion }) => ({
    path: { type },
    body: { evalScr: opinion.score, evalCtnt: opinion.text },
  }),
  to: toContent,
});
