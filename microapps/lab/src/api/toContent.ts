import type { Content, ContentState } from '../model/content.ts';
import type { WireContent } from './wire.ts';

const states: Readonly<Record<string, ContentState>> = { '01': 'open', '02': 'soon' };

export function toContent(wire: WireContent): Content {
  const { evalScr, evalCtnt, lbCtntStcd } = wire;
  return {
    type: wire.lbCtntDstic,
    name: wire.lbCtntNm,
    summary: wire.lbCtntSmryCtnt,
    description: wire.lbCtntDescCtnt,
    state: (Object.hasOwn(states, lbCtntStcd) && states[lbCtntStcd]) || 'over',
    isTried: wire.joinYn,
    triedSince: wire.joinYMS,
    opinion: evalScr >= 1 && evalScr <= 5 ? { score: evalScr, text: evalCtnt } : null,
  };
}
