import { defineCall } from '@wallet/kit/api';
import type { Content, Opinion } from '../model/content.ts';
import { toContent } from './toContent.ts';
import * as wire from './wire.ts';

export const listContents = defineCall<void, wire.WireContentList, Content[]>({
  method: 'GET',
  path: '/lab/v1/contents',
  answer: wire.wireContentList,
  to: ({ lbCtntList }) => lbCtntList.map(toContent),
});

export const tryContent = defineCall<{ type: string; isTried: boolean }, wire.WireContent, Content>({
  method: 'POST',
  path: '/lab/v1/contents/{type}/trial',
  answer: wire.wireContent,
  send: ({ type, isTried }) => ({ path: { type }, body: { joinYn: isTried ? 'Y' : 'N' } }),
  to: toContent,
});

export const sendOpinion = defineCall<{ type: string; opinion: Opinion }, wire.WireContent, Content>({
  method: 'POST',
  path: '/lab/v1/contents/{type}/opinion',
  answer: wire.wireContent,
  send: ({ type, opinion }) => ({ path: { type }, body: { evalScr: opinion.score, evalCtnt: opinion.text } }),
  to: toContent,
});
