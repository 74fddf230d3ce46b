import { defineCall, wireCount, wireList, wireText } from '../api/index.ts';
import { type Infer, v } from '../schema/index.ts';
import { exposureChannel, walletServices } from './constants.ts';
import { imageAddress } from './imageAddress.ts';

/** One button of a notice popup. */
export interface NoticeButton {
  /** Empty where the server named none. */
  name: string;
  /** For parseLink; empty where it only closes. */
  link: string;
  /** The first of two is a cancel, every other a confirm (R245, R246, E47). */
  role: 'cancel' | 'confirm';
}

/** A notice before home (1-shell s3, s4.6). */
export interface NoticePopup {
  id: string;
  /** The popup this one belongs under: where that one is not to be shown again, nor is this (hrPupID). Empty for none. */
  parentId: string;
  /** Html: clean it before it is shown (A69). */
  html: string;
  imageUrl: string;
  /** "Do not show again" lasts so many days. */
  hideDays: number;
  /** A confirm hides it for good. */
  isOnce: boolean;
  buttons: readonly NoticeButton[];
}

const MOST_BUTTONS = 3;

const wirePopup = v.object({
  pupID: wireText,
  hrPupID: wireText,
  pupCtnt: wireText,
  imgUrlCtnt: wireText,
  pupNonActvTrmNoday: wireCount,
  pupBttnExprCnt: wireCount,
  pupBttn1Nm: wireText,
  pupBttn2Nm: wireText,
  pupBttn3Nm: wireText,
  pupBttnUrl1Ctnt: wireText,
  pupBttnUrl2Ctnt: wireText,
  pupBttnUrl3Ctnt: wireText,
  pupDescCtnt: wireText,
});

function buttonsOf(wire: Infer<typeof wirePopup>): NoticeButton[] {
  const all = [
    { name: wire.pupBttn1Nm, link: wire.pupBttnUrl1Ctnt },
    { name: wire.pupBttn2Nm, link: wire.pupBttnUrl2Ctnt },
    { name: wire.pupBttn3Nm, link: wire.pupBttnUrl3Ctnt },
  ];
  // One button where no count is given (1-shell s9).
  const count = wire.pupBttnExprCnt < 1 ? 1 : Math.min(wire.pupBttnExprCnt, MOST_BUTTONS);
  return all.slice(0, count).map((button, place) => ({
    ...button,
    role: count === 2 && place === 0 ? 'cancel' : 'confirm',
  }));
}

function toPopup(wire: Infer<typeof wirePopup>): NoticePopup {
  return {
    id: wire.pupID,
    parentId: wire.hrPupID === wire.pupID ? '' : wire.hrPupID,
    html: wire.pupCtnt,
    imageUrl: imageAddress(wire.imgUrlCtnt),
    hideDays: Math.max(0, wire.pupNonActvTrmNoday),
    isOnce: wire.pupDescCtnt === 'isOnce',
    buttons: buttonsOf(wire),
  };
}

const popupsAnswer = v.object({ commPupInfo: wireList(wirePopup) });

/** The notice popups of a service, for the app or the web (1-shell s7.2, R349). */
export const readNoticePopups = defineCall<
  { isNative: boolean; serviceCode?: string },
  Infer<typeof popupsAnswer>,
  NoticePopup[]
>({
  method: 'POST',
  path: '/mstr/commPup/commPupInfo',
  answer: popupsAnswer,
  duplicates: 'allow',
  spinner: false,
  send: ({ isNative, serviceCode = walletServices.wallet }) => ({
    body: { expsChnlDstVal: exposureChannel(isNative), wltSvcDstcd: serviceCode },
  }),
  to: ({ commPupInfo }) => commPupInfo.map(toPopup).filter(({ id }) => id !== ''),
});
