import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { languageOf, spoken } from '../language.ts';
import { AnswerError, defineRoom, memberOf, ok, type RoomEnv, readBody, remembered } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { flag } from '../wireFields.ts';
import { contents, type WireContent } from './contents.ts';

/** What a member does with a content: tries it or not, and what they think of it (1 to 5; 0 is nothing yet). */
interface Trial {
  joinYn: 'Y' | 'N';
  joinYMS: string;
  evalScr: number;
  evalCtnt: string;
}

const trialBody = v.object({ joinYn: flag });
const opinionBody = v.object({
  evalScr: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  evalCtnt: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
});

function trialsOf(context: Context<RoomEnv>): Map<string, Trial> {
  return remembered(context, 'lab.trials', () => new Map<string, Trial>());
}

function trialOf(context: Context<RoomEnv>, { lbCtntDstic }: WireContent): Trial {
  return trialsOf(context).get(lbCtntDstic) ?? { joinYn: 'N', joinYMS: '', evalScr: 0, evalCtnt: '' };
}

/** Contents as a member sees them: who builds the wallet tries first what is not ready for customers. */
function contentsFor(context: Context<RoomEnv>): WireContent[] {
  const { isDeveloper } = memberOf(context);
  return spoken(contents, languageOf(context)).map((content) =>
    isDeveloper && content.lbCtntDstic === 'walk' ? { ...content, lbCtntStcd: '01' } : content,
  );
}

function find(context: Context<RoomEnv>): WireContent {
  const found = contentsFor(context).find(({ lbCtntDstic }) => lbCtntDstic === context.req.param('type'));
  if (!found) throw new AnswerError('FLA_NOT_FOUND', '찾으시는 실험이 없어요.');
  return found;
}

/** New contents to be tried before they become services. Members only. */
export const labRoom = defineRoom('/lab', (routes) => {
  routes.get('/lab/v1/contents', (context) => {
    return ok(context, {
      lbCtntList: contentsFor(context).map((content) => ({
        ...content,
        ...trialOf(context, content),
      })),
    });
  });

  routes.post('/lab/v1/contents/:type/trial', async (context) => {
    memberOf(context);
    const content = find(context);
    const { joinYn } = await readBody(context, trialBody);
    if (joinYn === 'Y' && content.lbCtntStcd !== '01')
      throw new AnswerError('FLA_CLOSED', '지금은 체험하실 수 없는 실험이에요.');
    const before = trialOf(context, content);
    // Asked again after an answer was lost, it is the same trial, since the same moment.
    const since = before.joinYMS || seoulTime(context.get('world').now());
    const trial: Trial = { ...before, joinYn, joinYMS: joinYn === 'Y' ? since : '' };
    trialsOf(context).set(content.lbCtntDstic, trial);
    return ok(context, { ...content, ...trial });
  });

  routes.post('/lab/v1/contents/:type/opinion', async (context) => {
    memberOf(context);
    const content = find(context);
    const opinion = await readBody(context, opinionBody);
    const before = trialOf(context, content);
    if (before.joinYn === 'N') throw new AnswerError('FLA_NOT_TRIED', '체험을 시작한 뒤 평가해 주세요.');
    const trial = { ...before, ...opinion };
    trialsOf(context).set(content.lbCtntDstic, trial);
    return ok(context, { ...content, ...trial });
  });
});
