import { pages } from '../src/model/developer.ts';

/** What it is stands there without a call; developers' pages send what is typed. */
export const asksNothing = ['FGMInfoPage'];
/** Pages that differ in their rows alone: one of them is looked at. */
export const alike = Object.keys(pages).filter(
  (code) => !['QRCPM001', 'QRCPM002', 'FGM16100'].includes(code),
);
